import { setTimeout as delay } from 'node:timers/promises';

/** Waits so many milliseconds; where it is not to wait, it does not. */
export type Pause = (milliseconds: number) => Promise<void>;

export const byTheClock: Pause = (milliseconds) => delay(milliseconds);

const WORD_MS = 12;
const LONGEST_MS = 1_500;
const STEPS = LONGEST_MS / WORD_MS;

/**
 * A text word by word at the pace of fast reading, long ones several words at a time so that the whole takes no longer
 * than a second and a half. Without `pause` all at once.
 */
export async function* pieces(text: string, pause: Pause | null): AsyncGenerator<string> {
  if (!pause) {
    if (text !== '') yield text;
    return;
  }
  const words = text.match(/\S+\s*|^\s+/g) ?? [];
  const atOnce = Math.max(1, Math.ceil(words.length / STEPS));
  for (let i = 0; i < words.length; i += atOnce) {
    if (i > 0) await pause(WORD_MS);
    yield words.slice(i, i + atOnce).join('');
  }
}
