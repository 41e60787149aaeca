import type { ConditionModel } from './knowledge.ts';

type Links = ConditionModel['findings'];

/** Rising indices, by how much each exceeds the one before, and what stands beside them. */
export type Packed = [steps: number[], values: number[]];

/** What a condition shows: findings and their probabilities. */
export type PackedLinks = Packed;

/** A fifth smaller to fetch than one object for each. */
export const packLinks = (links: Links): PackedLinks =>
  pack(links.map(({ finding, probability }) => [finding, probability]));

export const unpackLinks = (packed: PackedLinks): Links =>
  unpack(packed).map(([finding, probability]) => ({ finding, probability }));

export const pack = (pairs: readonly (readonly [index: number, value: number])[]): Packed => [
  pairs.map(([index], i) => index - (pairs[i - 1]?.[0] ?? 0)),
  pairs.map(([, value]) => value),
];

/** Throws where there are not as many of the one as of the other. */
export function unpack([steps, values]: Packed): [index: number, value: number][] {
  if (steps.length !== values.length)
    throw new Error('the links of the knowledge do not fit together');
  let index = 0;
  return steps.map((step, i) => {
    index += step;
    return [index, values[i] ?? 0];
  });
}
