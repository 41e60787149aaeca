import { deniedIn, findingsIn, type Expression } from '@yarrow/engine';
import type { Linter } from './lint.ts';

/** A red flag never silences another: no rule that raises urgency may depend on a symptom being absent. */
export const rulesOnlyRaise: Linter = (files) => {
  const symptoms = new Set(
    files.findings.filter(({ kind }) => kind === 'symptom' || kind === 'sign').map(({ id }) => id),
  );
  const denied = (when: Expression): string[] =>
    deniedIn(when)
      .flatMap(findingsIn)
      .filter((id) => symptoms.has(id));
  return [
    ...files.rules.flatMap(({ id, file, when }) =>
      denied(when).map((name) => `${file}: ${id}: ${WHY(name)}`),
    ),
    ...files.conditions.flatMap(({ file, urgency }) =>
      urgency.raised_by.flatMap(({ when }) => denied(when).map((name) => `${file}: ${WHY(name)}`)),
    ),
  ];
};

const WHY = (name: string): string =>
  `"not" or "unless" ${name} would let a symptom lower the urgency`;
