import { setTimeout as delay } from 'node:timers/promises';
import type { Setting } from '@yarrow/assistant';
import type { Assistant } from './assistant.ts';

const SAID = [
  'My chest hurts and I feel dizzy since this morning',
  'it gets worse when I walk. No fever, no cough',
  'what can I take against it?',
  'I am 54 and I take metformin',
  'I feel so alone with all of this',
  'when should I worry?',
];
/** So many conversations until a reply comes as fast as it ever will. */
const ROUNDS = 10;
const PAUSE_MS = 20;

/**
 * Leads a conversation with nobody, before the first person comes: what a process does for the first time it does
 * slowly, and the first to write after a restart waits no longer than others. Nothing is kept.
 */
export async function warmUp(assistant: Assistant, setting: Setting): Promise<void> {
  for await (const _ of turns(assistant, setting));
}

/** The same a few times more while the first people come, in pauses long enough for theirs. */
export async function keepWarmingUp(assistant: Assistant, setting: Setting): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1)
    for await (const _ of turns(assistant, setting)) await delay(PAUSE_MS, null, { ref: false });
}

async function* turns(assistant: Assistant, setting: Setting): AsyncGenerator<void> {
  let conversation = assistant.start(null);
  for (const text of SAID) {
    const safety = assistant.judge(conversation, text, setting);
    ({ conversation } = await assistant.take(conversation, { text, safety }, setting, 0));
    yield;
  }
}
