import type { AnalysisResponse } from '@yarrow/contract';
import type { CaseInput } from '@yarrow/engine';
import type { EngineReply, EngineRequest } from './messages.ts';

interface Waiting {
  resolve: (assessment: AnalysisResponse | null) => void;
  reject: (error: Error) => void;
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
  const assessment = await ask({ kind: 'assess', input });
  if (!assessment) throw new Error('the engine answered without an assessment');
  return assessment;
}

type Question = EngineRequest extends infer R
  ? R extends { id: number }
    ? Omit<R, 'id'>
    : never
  : never;

function ask(question: Question): Promise<AnalysisResponse | null> {
  return new Promise((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    running().postMessage({ id: last, ...question });
  });
}

function running(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', (event: MessageEvent<EngineReply>) => {
    const reply = event.data;
    const one = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.ok) one?.resolve(reply.assessment);
    else one?.reject(new Error(reply.message));
  });
  started.addEventListener('error', () => {
    // It could not start or broke down: whoever waits is told, and the next question starts a new one.
    worker = undefined;
    for (const one of waiting.values())
      one.reject(new Error('the engine could not run in this browser'));
    waiting.clear();
    started.terminate();
  });
  worker = started;
  return started;
}
