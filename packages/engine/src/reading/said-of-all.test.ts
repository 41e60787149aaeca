import { describe, expect, it } from 'vitest';
import type { FindingModel } from '../knowledge.ts';
import { SMALL_MODEL } from '../testing/small-model.ts';
import { createLexicon } from './lexicon.ts';
import { readText } from './read-text.ts';
import { createSpelling } from './spelling.ts';

const [template] = SMALL_MODEL.findings;
const finding = (id: string, words: string[], normal: string[] = []): FindingModel[] =>
  template ? [{ ...template, id, name: id, words, normal }] : [];

const lexicon = createLexicon(
  [
    finding('no-appetite', ['no appetite'], ['appetite fine']),
    finding('blind', ['sight gone', 'sight trouble'], ['sight fine']),
    finding('deaf', ['deaf', 'hearing trouble'], ['hearing fine']),
    finding('rash', ['rash']),
  ].flat(),
  [],
  {},
);
const spelling = createSpelling(lexicon);
const told = (text: string): string[] =>
  readText(text, lexicon, spelling)
    .mentions.map(({ id, negated }) => (negated ? `-${id}` : id))
    .toSorted();

describe('what ends a list', () => {
  it.each([
    ['my appetite, sight and hearing are all fine', ['-blind', '-deaf', '-no-appetite']],
    ['sight and hearing fine, a rash', ['-blind', '-deaf', 'rash']],
    ['no rash, sight or hearing trouble', ['-blind', '-deaf', '-rash']],
    ['I have sight and hearing trouble', ['blind', 'deaf']],
  ])('is said of all of it: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ['my sight, hearing are fine', ['-deaf']],
    ['my sight went and my hearing is fine', ['-deaf']],
    ['sight and hearing are not fine', []],
  ])('is said of nothing that is not in the list: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});
