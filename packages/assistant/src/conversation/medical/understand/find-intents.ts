import { HEALTH_PHRASES } from './health-phrases.ts';
import { INTENTS, type Intent } from './intents.ts';
import { matchPattern, parsePattern, type Pattern } from './match-pattern.ts';
import { TALK_PHRASES } from './talk-phrases.ts';
import type { Sentence } from './words.ts';

const PHRASES: Readonly<Record<Intent, readonly string[]>> = { ...HEALTH_PHRASES, ...TALK_PHRASES };

const TABLE: readonly { intent: Intent; pattern: Pattern }[] = INTENTS.flatMap((intent) =>
  PHRASES[intent].map((phrase) => ({ intent, pattern: parsePattern(phrase) })),
);

/** All intents of a sentence, the one that explains most of its words first; among equals the order of INTENTS. */
export function findIntents({ words }: Sentence): Intent[] {
  const best = new Map<Intent, number>();
  for (const { intent, pattern } of TABLE) {
    const score = matchPattern(pattern, words);
    if (score > (best.get(intent) ?? 0)) best.set(intent, score);
  }
  return [...best.entries()]
    .toSorted(([a, x], [b, y]) => y - x || INTENTS.indexOf(a) - INTENTS.indexOf(b))
    .map(([intent]) => intent);
}
