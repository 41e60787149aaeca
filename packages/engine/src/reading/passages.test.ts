import { describe, expect, it } from 'vitest';
import { clausesOf, gravestOf, LONGEST, passagesOf, shareOf, type Weights } from './passages.ts';

const clause = (...alone: string[]) => ({ alone, joined: null });
const weights = (of: Record<string, number>): Weights => ({
  biases: [-1],
  of: (feature) => (feature in of ? [of[feature] ?? 0] : undefined),
});

describe('passages', () => {
  it('begin at every clause and grow by one, telling each thing once', () => {
    const { features, begun } = passagesOf([clause('a', 'b'), clause('b', 'c')]);
    expect(features).toEqual(['a', 'b', 'c']);
    expect(begun).toEqual([[[0, 1], [2]], [[1, 2]]]);
  });

  it('are no longer than a few clauses', () => {
    const many = Array.from({ length: 12 }, (_, nth) => clause(String(nth)));
    expect(Math.max(...passagesOf(many).begun.map((begun) => begun.length))).toBe(LONGEST);
  });
});

describe('the gravest passage', () => {
  const grave = weights({ grave: 10, mild: -10 });

  it('counts, whatever is said before or behind it', () => {
    const alone = gravestOf(passagesOf([clause('grave')]), grave)[0];
    expect(alone).toBeCloseTo(-1 + 10 * shareOf(1));
    expect(gravestOf(passagesOf([clause('mild'), clause('grave'), clause('mild')]), grave)[0]).toBe(
      alone,
    );
  });

  it('of a text that says nothing known is what is said before any', () => {
    expect(gravestOf(passagesOf([clause('other')]), grave)).toEqual([-1]);
    expect(gravestOf(passagesOf([]), grave)).toEqual([-1]);
  });
});

it('groups words by their clause', () => {
  const words = [0, 0, 1, 0].map((number) => ({ clause: number }));
  expect(clausesOf(words).map((one) => one.length)).toEqual([2, 1, 1]);
});
