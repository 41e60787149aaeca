import { describe, expect, it } from 'vitest';
import { readAmong } from '../testing/read-among.ts';

const read = readAmong(
  {
    'knee-pain': ['knee {pain}', '{pain} knee', 'twisted knee'],
    swelling: ['swell', 'swollen'],
    'knee-swelling': ['knee swollen', 'knee swell'],
    'throat-pain': ['throat {pain}', 'tickle in throat'],
    'lasting-spots': {
      words: ["spots don't fade", 'spots + glass'],
      normal: ['spots fade', 'fade when pressed'],
      danger: true,
    },
    'dark-skin': ['skin darker', 'darker + sun'],
    harm: { words: ['harm myself'], normal: ["wouldn't harm myself"] },
  },
  {
    pain: ['pain', 'ache', 'sore'],
    complaint: ['pain', 'ache', 'sore', 'swell', 'swollen'],
    site: ['knee', 'throat'],
  },
);
const told = (text: string): string[] => [
  ...new Set(
    read(text)
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
