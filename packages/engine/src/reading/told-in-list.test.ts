import { describe, expect, it } from 'vitest';
import type { FindingModel } from '../knowledge.ts';
import { SMALL_MODEL } from '../testing/small-model.ts';
import { createLexicon } from './lexicon.ts';
import { readText } from './read-text.ts';
import { createSpelling } from './spelling.ts';

const [template] = SMALL_MODEL.findings;
const finding = (id: string, words: string[]): FindingModel[] =>
  template ? [{ ...template, id, name: id, words }] : [];

const lexicon = createLexicon(
  [
    finding('fever', ['fever']),
    finding('rash', ['rash']),
    finding('itching', ['itches']),
    finding('fainting', ['fainted']),
    finding('blood', ['vomited blood']),
    finding('weight-loss', ['lost weight']),
    finding('joints', ['swollen joints']),
  ].flat(),
  [],
  {},
);
const spelling = createSpelling(lexicon);
const told = (text: string): string[] =>
  readText(text, lexicon, spelling)
    .mentions.map(({ id, negated }) => (negated ? `-${id}` : id))
    .toSorted();

describe('a list of what was not done', () => {
  it.each([
    ['I have not lost weight, vomited blood or fainted', ['-blood', '-fainting', '-weight-loss']],
    ["she hasn't had a fever, fainted or lost weight", ['-fainting', '-fever', '-weight-loss']],
    ['I have never vomited blood, fainted or had a fever', ['-blood', '-fainting', '-fever']],
  ])('is denied to its end: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ['I have not lost weight, vomited blood twice, red or black', ['-weight-loss', 'blood']],
    ['no fever, vomited blood', ['-fever', 'blood']],
    ['I have no fever, fainted or nearly so', ['-fever', 'fainting']],
    ["I haven't lost weight, fainted this morning", ['-weight-loss', 'fainting']],
  ])('is none where something done is told: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});

it('denies how a thing would be with the thing', () => {
  expect(told('no fever, rash that itches or swollen joints')).toEqual([
    '-fever',
    '-itching',
    '-joints',
    '-rash',
  ]);
});
