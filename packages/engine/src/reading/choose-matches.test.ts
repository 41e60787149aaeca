import { describe, expect, it } from 'vitest';
import { SMALL_MODEL } from '../testing/small-model.ts';
import { createLexicon } from './lexicon.ts';
import { readText } from './read-text.ts';
import { createSpelling } from './spelling.ts';

const findings = SMALL_MODEL.findings.map((finding) => ({
  ...finding,
  danger: finding.id === 'chest-pain' || finding.id === 'fever',
}));
const lexicon = createLexicon(findings, [], SMALL_MODEL.wordClasses, ['~ fever for the cup final']);
const spelling = createSpelling(lexicon);
const told = (text: string): string[] =>
  readText(text, lexicon, spelling).mentions.map(({ id }) => id);

describe('a jest', () => {
  it('tells of nothing', () => expect(told('fever for the cup final')).toEqual([]));

  it('hides nothing where a danger is told of beside it', () =>
    expect(told('fever for the cup final, and chest pain').toSorted()).toEqual([
      'chest-pain',
      'fever',
    ]));

  it('stays one beside what is no danger', () =>
    expect(told('fever for the cup final, and a cough')).toEqual(['cough']));
});
