import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate, type Expression, type Facts } from './expression.ts';
import { NOTHING_KNOWN } from '../testing/nothing-known.ts';
import { holds } from './holds.ts';
import type { Truth } from './three-valued.ts';

const FINDINGS = ['cough', 'fever', 'rash'];
const expressions = fc.letrec<{ one: Expression }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Expression>(...FINDINGS, { age: { below: 5 } }, { pregnant: true }),
    fc.array(tie('one'), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('one'), { maxLength: 3 }).map((any) => ({ any })),
    fc
      .record({ count: fc.integer({ min: 1, max: 3 }), of: fc.array(tie('one'), { maxLength: 4 }) })
      .map((counted) => ({ at_least: counted })),
    tie('one').map((not) => ({ not })),
    tie('one').map((unless) => ({ unless })),
  ),
})).one;
const truths = fc.constantFrom<Truth>('yes', 'no', 'unknown');

it('holds exactly where the three-valued judgement is yes', () => {
  const people = fc.record({ findings: fc.tuple(truths, truths, truths), pregnant: truths });
  fc.assert(
    fc.property(expressions, people, fc.option(fc.nat(9)), (expression, person, age) => {
      const facts: Facts = {
        ...NOTHING_KNOWN,
        finding: (id) => person.findings[FINDINGS.indexOf(id)] ?? 'unknown',
        age,
        pregnant: person.pregnant,
      };
      expect(holds(expression, facts)).toBe(evaluate(expression, facts) === 'yes');
    }),
  );
});
