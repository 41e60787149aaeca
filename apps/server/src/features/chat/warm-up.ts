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
const ROUNDS = 2;

/**
 * Leads a few conversations with nobody, before the first person comes: what a process does for the first time it does
 * slowly, and the first to write after a restart waits no longer than others. Nothing is kept.
 */
export async function warmUp(assistant: Assistant, setting: Setting): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    let conversation = assistant.start(null);
    for (const text of SAID) {
      const safety = assistant.judge(conversation, text, setting);
      ({ conversation } = await assistant.take(conversation, { text, safety }, setting, 0));
    }
  }
}
