import { expect, it } from 'vitest';
import { assess } from '../assess.ts';
import type { RuleModel } from '../knowledge.ts';
import { prepareKnowledge } from '../prepare.ts';
import { SMALL_MODEL, smallKnowledge, SOURCE } from '../testing/small-model.ts';

const rule = (id: string, when: RuleModel['when'], action: string): RuleModel => ({
  id,
  name: id,
  level: 'emergency',
  when,
  reason: id,
  action,
  source: 'test',
  cited: SOURCE,
  suspects: [],
});

const advice = (...rules: RuleModel[]): string[] =>
  assess(
    { symptom_text: 'fever, cough and chills', age: 30 },
    prepareKnowledge({ ...SMALL_MODEL, rules }, Object.fromEntries(texts)),
  ).recommendations;
const texts = SMALL_MODEL.conditions.map(({ id }) => [id, smallKnowledge().textOf(id)] as const);

it('of two rules as urgent, what fits more of what was said is done first, whatever it is called', () => {
  const all = advice(
    rule('a-loose', { any: ['fever', 'smoker'] }, 'Do the loose thing.'),
    rule('z-close', { all: ['fever', 'cough', 'chills'] }, 'Do the close thing.'),
  );
  expect(all.indexOf('Do the close thing.')).toBe(1);
  expect(all.indexOf('Do the loose thing.')).toBe(2);
});

it('names no action twice and no third one', () => {
  const all = advice(
    rule('a', 'fever', 'One.'),
    rule('b', 'cough', 'One.'),
    rule('c', 'chills', 'Two.'),
    rule('d', 'fever', 'Three.'),
  );
  expect(all.filter((one) => one === 'One.')).toHaveLength(1);
  expect(all).toContain('Two.');
  expect(all).not.toContain('Three.');
});
