import { expect, it } from 'vitest';
import { SMALL_MODEL } from '../testing/small-model.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';

const build = (words: string[], classes: Record<string, string[]> = {}): Lexicon =>
  createLexicon(
    SMALL_MODEL.findings.slice(0, 1).map((one) => ({ ...one, name: 'zzz', words })),
    [],
    classes,
  );

it('refuses a word class that does not exist, naming the phrase', () => {
  expect(() => build(['{pian} in chest'])).toThrow('{pian} in the phrase "{pian} in chest"');
});

it('looks a phrase up by its rarest word, never by a small one', () => {
  const lexicon = build(['pain in chest', 'pain in arm']);
  expect([...lexicon.byAnchor.keys()].toSorted()).not.toContain('in');
  expect(lexicon.byAnchor.has('chest')).toBe(true);
});

it('makes a phrase of each expression of several words in a class', () => {
  const lexicon = build(['chest {pain}'], { pain: ['ache', 'killing me'] });
  // The name of the finding is a phrase too.
  expect([...lexicon.byAnchor.values()].flat()).toHaveLength(2 + 1);
});
