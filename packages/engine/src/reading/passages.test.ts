import { describe, expect, it } from 'vitest';
import { clausesOf, gravestOf, LONGEST, passagesOf, shareOf, type Weights } from './passages.ts';

interface Said {
  norm: string;
  sentence: number;
  clause: number;
}
/** Each text a clause; a bar ends the sentence. */
const heard = (...clauses: string[]) => {
  let sentence = 0;
  const words = clauses.flatMap((text, clause) =>
    text.split(' ').flatMap((norm): Said[] => {
      if (norm !== '|') return [{ norm, sentence, clause }];
      sentence += 1;
      return [];
    }),
  );
  return passagesOf(words, {
    featuresOf: (clause) => clause.map(({ norm }) => norm),
    pairOf: (before, after) => (before && after ? `${before.norm} ${after.norm}` : null),
  });
};
const weights = (of: Record<string, number>): Weights => ({
  biases: [-1],
  of: (feature) => (feature in of ? [of[feature] ?? 0] : undefined),
});

describe('passages', () => {
  it('begin at every clause and grow by one, telling each thing once', () => {
    const { features, begun } = heard('a b |', 'b c');
    expect(features).toEqual(['a', 'b', 'c']);
    expect(begun).toEqual([[[0, 1], [2]], [[1, 2]]]);
  });

  it('say what two clauses of a sentence say by standing together', () => {
    expect(heard('a', 'b').features).toEqual(['a', 'b', 'a b']);
    expect(heard('a |', 'b').features).toEqual(['a', 'b']);
  });

  it('are no longer than a few clauses', () => {
    const many = Array.from({ length: 12 }, (_, nth) => `${nth} |`);
    expect(Math.max(...heard(...many).begun.map((begun) => begun.length))).toBe(LONGEST);
  });
});

describe('the gravest passage', () => {
  const grave = weights({ grave: 10, mild: -10 });

  it('counts, whatever is said before or behind it', () => {
    const alone = gravestOf(heard('grave'), grave)[0];
    expect(alone).toBeCloseTo(-1 + 10 * shareOf(1));
    expect(gravestOf(heard('mild |', 'grave |', 'mild'), grave)[0]).toBe(alone);
  });

  it('of a text that says nothing known is what is said before any', () => {
    expect(gravestOf(heard('other'), grave)).toEqual([-1]);
    expect(
      gravestOf(passagesOf<Said>([], { featuresOf: () => [], pairOf: () => null }), grave),
    ).toEqual([-1]);
  });
});

it('groups words by their clause', () => {
  const words = [0, 0, 1, 0].map((number) => ({ clause: number }));
  expect(clausesOf(words).map((one) => one.length)).toEqual([2, 1, 1]);
});
