import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSaid } from '../detect-crisis.ts';
import { CATALOGUE } from '../testing-catalogue.ts';
import { SIDEWAYS_CATALOGUE } from '../testing-sideways.ts';
import type { Heard } from './features.ts';
import { impressionOf } from './impression.ts';

const message = fc
  .constantFrom(...[CATALOGUE, SIDEWAYS_CATALOGUE].flatMap((one) => Object.values(one).flat()))
  .map((text) => readSaid(text).heard);

/** The same words in sentences of their own. */
const apart = (words: readonly Heard[], by: number): Heard[] =>
  words.map((word) => ({ ...word, clause: word.clause + by, sentence: word.sentence + by }));

test('no sentence before or after it makes a message sound less grave', () => {
  fc.assert(
    fc.property(message, message, message, (before, told, after) => {
      const alone = impressionOf(told);
      const among = impressionOf([...before, ...apart(told, 1000), ...apart(after, 2000)]);
      for (const question of ['high', 'medium', 'low', 'ideation'] as const)
        expect(among[question]).toBeGreaterThanOrEqual(alone[question] - 1e-9);
    }),
    { numRuns: 300, seed: 7 },
  );
});
