import type { ConditionModel } from './knowledge.ts';

type Links = ConditionModel['findings'];

/** What a condition shows: by how much each finding's index exceeds the one before, and the probabilities. */
export type PackedLinks = [steps: number[], probabilities: number[]];

/** A fifth smaller to fetch than one object for each. */
export const packLinks = (links: Links): PackedLinks => [
  links.map(({ finding }, i) => finding - (links[i - 1]?.finding ?? 0)),
  links.map(({ probability }) => probability),
];

/** Throws where there are not as many of the one as of the other. */
export function unpackLinks([steps, probabilities]: PackedLinks): Links {
  if (steps.length !== probabilities.length)
    throw new Error('the links of the knowledge do not fit together');
  let finding = 0;
  return steps.map((step, i) => {
    finding += step;
    return { finding, probability: probabilities[i] ?? 0 };
  });
}
