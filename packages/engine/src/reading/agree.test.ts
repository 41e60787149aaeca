import { describe, expect, it } from 'vitest';
import type { FindingModel } from '../knowledge.ts';
import { SMALL_MODEL } from '../testing/small-model.ts';
import { createLexicon } from './lexicon.ts';
import { readText } from './read-text.ts';
import { createSpelling } from './spelling.ts';

const [template] = SMALL_MODEL.findings;
const finding = (id: string, words: string[], more: Partial<FindingModel> = {}): FindingModel[] =>
  template ? [{ ...template, id, name: id, words, ...more }] : [];

const lexicon = createLexicon(
  [
    finding('knee-pain', ['knee {pain}', '{pain} knee', 'twisted knee']),
    finding('swelling', ['swell', 'swollen']),
    finding('knee-swelling', ['knee swollen', 'knee swell']),
    finding('throat-pain', ['throat {pain}', 'tickle in throat']),
    finding('lasting-spots', ["spots don't fade", 'spots + glass'], {
      normal: ['spots fade', 'fade when pressed'],
      danger: true,
    }),
    finding('dark-skin', ['skin darker', 'darker + sun']),
    finding('harm', ['harm myself'], { normal: ["wouldn't harm myself"] }),
  ].flat(),
  [],
  {
    pain: ['pain', 'ache', 'sore'],
    complaint: ['pain', 'ache', 'sore', 'swell', 'swollen'],
    site: ['knee', 'throat'],
  },
);
const spelling = createSpelling(lexicon);
const told = (text: string): string[] => [
  ...new Set(
    readText(text, lexicon, spelling)
      .mentions.map(
        ({ id, negated, standing }) =>
          `${negated ? '-' : ''}${id}${standing === 'past' ? '@past' : ''}`,
      )
      .toSorted(),
  ),
];

describe('what a text says twice of one finding', () => {
  it.each([
    ['I twisted my knee, no pain', ['-knee-pain']],
    ['my knee is sore. It is not painful at night', ['knee-pain']],
    ['a tickle in my throat, no aches', ['throat-pain']],
    ['my knee hurts. It swells', ['knee-swelling']],
    ['the spots fade when pressed with a glass', ['-lasting-spots']],
    ["the spots don't fade under a glass", ['lasting-spots']],
    ["the spots won't fade when pressed with a glass", ['lasting-spots']],
    ['my skin is darker without any sun', ['dark-skin']],
    [
      'my throat was sore in 2019. My throat is tight, no pain',
      ['-throat-pain', 'throat-pain@past'],
    ],
    ["I wouldn't harm myself", ['-harm']],
    ["I can't promise I wouldn't harm myself", ['harm']],
  ])('is settled: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});
