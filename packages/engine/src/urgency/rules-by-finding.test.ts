import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Expression, Facts } from '../logic/expression.ts';
import { holds } from '../logic/holds.ts';
import { NOTHING_KNOWN } from '../testing/nothing-known.ts';
import { SMALL_MODEL } from '../testing/small-model.ts';
import { inQuestion, neededBy, rulesByFinding } from './rules-by-finding.ts';

const FINDINGS = ['cough', 'fever', 'rash', 'wheeze'];
const expressions = fc.letrec<{ one: Expression }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Expression>(...FINDINGS, { age: { below: 5 } }),
    fc.array(tie('one'), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('one'), { maxLength: 3 }).map((any) => ({ any })),
    fc
      .record({ count: fc.nat({ max: 3 }), of: fc.array(tie('one'), { maxLength: 4 }) })
      .map((counted) => ({ at_least: counted })),
    tie('one').map((not) => ({ not })),
    tie('one').map((unless) => ({ unless })),
  ),
})).one;

const someone = (present: readonly string[], age: number | null): Facts => ({
  ...NOTHING_KNOWN,
  finding: (id) => (present.includes(id) ? 'yes' : 'no'),
  age,
});

it('wherever a rule holds, one of the findings it needs is present', () => {
  fc.assert(
    fc.property(
      expressions,
      fc.subarray(FINDINGS),
      fc.option(fc.nat(9)),
      (expression, present, age) => {
        const needed = neededBy(expression);
        const mayHold = needed === null || present.some((id) => needed.has(id));
        expect(mayHold || !holds(expression, someone(present, age))).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

it('what needs a finding is looked up by it, and what may hold without any by none', () => {
  expect(neededBy({ all: [{ any: ['cough', 'wheeze'] }, 'fever'] })).toEqual(new Set(['fever']));
  expect(neededBy({ any: ['cough', { age: { below: 5 } }] })).toBeNull();
  expect(neededBy({ unless: 'cough' })).toBeNull();
});

it('rules are in question by what is present or suspected, and never by what is absent', () => {
  const [template] = SMALL_MODEL.rules;
  if (!template) throw new Error('the small model has no rule');
  const rules = ['cough', 'fever', 'chills'].map((when) => ({ ...template, id: when, when }));
  const at = (id: string): number => SMALL_MODEL.findings.findIndex((one) => one.id === id);
  const found = inQuestion(rulesByFinding(rules), SMALL_MODEL.findings, {
    known: new Map([
      [at('cough'), 'present'],
      [at('fever'), 'absent'],
    ]),
    suspected: new Set([at('chills')]),
  });
  expect(found.map(({ id }) => id).toSorted()).toEqual(['chills', 'cough']);
});
