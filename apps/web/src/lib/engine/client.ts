import type { AnalysisResponse } from '@yarrow/contract';
import type { CaseInput, ConditionEntry, FindingEntry, KnowledgeIndex } from '@yarrow/engine';
import type {
  EngineReply,
  EngineRequest,
  KnowledgeSource,
  Question,
  QuestionKind,
  Questions,
} from './messages.ts';

export type { KnowledgeSource } from './messages.ts';
export type { ConditionEntry, FindingEntry, KnowledgeIndex } from '@yarrow/engine';

/** Loading and a first assessment take seconds on an old phone; nobody waits longer than this for nothing. */
const PATIENCE_MS = 60_000;

interface Waiting {
  resolve: (answer: Questions[QuestionKind]['answer']) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let last = 0;

/** Loads engine and knowledge ahead of need, so that the questionnaire can be finished without a network. */
export async function warmUpEngine(): Promise<void> {
  await ask({ kind: 'warm-up' });
}

/** The assessment, worked out on this device. Rejects where the browser has no workers or the knowledge is missing. */
export async function assessOnDevice(input: CaseInput): Promise<AnalysisResponse> {
  return await ask({ kind: 'assess', case: input });
}

/** The sources of a condition's entry, from the knowledge on this device. */
export async function sourcesOnDevice(condition: string): Promise<KnowledgeSource[]> {
  return await ask({ kind: 'sources', condition });
}

/** Every condition and finding by name. */
export async function indexOnDevice(): Promise<KnowledgeIndex> {
  return await ask({ kind: 'index' });
}

/** The entry of a condition; null where the knowledge has none of this id. */
export async function conditionOnDevice(condition: string): Promise<ConditionEntry | null> {
  return await ask({ kind: 'condition', condition });
}

/** The entry of a finding; null where the knowledge has none of this id. */
export async function findingOnDevice(finding: string): Promise<FindingEntry | null> {
  return await ask({ kind: 'finding', finding });
}

async function ask<K extends QuestionKind>(
  question: Extract<Question, { kind: K }>,
): Promise<Questions[K]['answer']> {
  const to = running();
  last += 1;
  const id = last;
  const request: EngineRequest = { id, ...question };
  const answer = new Promise<Questions[QuestionKind]['answer']>((resolve, reject) => {
    const timer = setTimeout(() => giveUp('the engine took too long'), PATIENCE_MS);
    waiting.set(id, { resolve, reject, timer });
  });
  to.postMessage(request);
  return await answer;
}

function running(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', (event: MessageEvent<EngineReply>) => settle(event.data));
  started.addEventListener('error', () => giveUp('the engine could not run in this browser'));
  started.addEventListener('messageerror', () => giveUp('the engine could not be understood'));
  worker = started;
  return started;
}

function settle(reply: EngineReply): void {
  const one = waiting.get(reply.id);
  waiting.delete(reply.id);
  if (!one) return;
  clearTimeout(one.timer);
  if (reply.ok) one.resolve(reply.answer);
  else one.reject(new Error(reply.message));
}

/** It could not start, broke down or hangs: whoever waits is told, and the next question starts a new one. */
function giveUp(why: string): void {
  worker?.terminate();
  worker = undefined;
  for (const one of waiting.values()) {
    clearTimeout(one.timer);
    one.reject(new Error(why));
  }
  waiting.clear();
}
