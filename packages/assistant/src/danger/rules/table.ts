import { CONCEPTS } from '../lexicon/all.ts';
import { IMPRESSIONS } from '../model/add-impression.ts';
import { ROUTE_RULES } from './by-route.ts';
import { DANGER_RULES } from './danger.ts';
import { HALVES_RULES } from './halves.ts';
import { IMPRESSION_RULES } from './impression.ts';
import { LET_SLIP_RULES } from './let-slip.ts';
import { PICTURE_RULES } from './pictures.ts';
import type { Rule } from './rule.ts';
import { SUICIDE_PLANNED } from './suicide-high.ts';
import { SUICIDE_NOW } from './suicide-immediate.ts';
import { SUICIDE_THOUGHT } from './suicide-lower.ts';
import { SUICIDE_UNDER_WAY } from './suicide-under-way.ts';

const ALL = [
  ...SUICIDE_NOW,
  ...SUICIDE_UNDER_WAY,
  ...SUICIDE_PLANNED,
  ...SUICIDE_THOUGHT,
  ...DANGER_RULES,
  ...PICTURE_RULES,
  ...HALVES_RULES,
  ...LET_SLIP_RULES,
  ...ROUTE_RULES,
  ...IMPRESSION_RULES,
];

/** The rows of labels.md section A, from the top: the first that fits decides. */
export const RULES: readonly Rule[] = (['immediate', 'high', 'medium', 'low'] as const).flatMap(
  (level) => ALL.filter((rule) => rule.level === level),
);

/** Made by the stages after the lexicon: an old thing that still weighs, a groan in slang, how it all sounds. */
const DERIVED = ['weighing', 'joked', ...IMPRESSIONS];
const known = new Set([...CONCEPTS.map((concept) => concept.id), ...DERIVED]);
for (const { id, key, beside = [], atLeast } of RULES) {
  for (const concept of [...key, ...beside.flatMap((group) => group.any), ...(atLeast?.of ?? [])]) {
    if (!known.has(concept))
      throw new Error(`the rule "${id}" asks for an unknown concept "${concept}"`);
  }
}
