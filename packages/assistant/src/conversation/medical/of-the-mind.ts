import { findingsIn, type CaseInput, type KnowledgeModel } from '@yarrow/engine';

type Rule = KnowledgeModel['rules'][number];

/** ICD-10-CM: of the mind alone; not the brain's own illness (F0), what was taken (F1), not eating, or childbed psychosis. */
const MENTAL = /^(?:F[2-46-9]|F53\.0|R45)/;

const isMental = (condition: string, { conditions }: KnowledgeModel): boolean =>
  MENTAL.test(conditions.find(({ id }) => id === condition)?.icd10 ?? '');

const suspectsTheMind = ({ suspects }: Rule, model: KnowledgeModel): boolean =>
  suspects.length > 0 && suspects.every((one) => isMental(one, model));

/** Whether a reason for urgency, by the name of its rule, is of the mind alone. */
export function isOfTheMind(rule: string, model: KnowledgeModel): boolean {
  const condition = /^(?:condition|floor):(.+)$/.exec(rule)?.[1];
  if (condition !== undefined) return isMental(condition, model);
  return model.rules.some((one) => one.id === rule && suspectsTheMind(one, model));
}

/** The case without what only rules for dangers of the mind ask for: neither told nor denied. */
export function withoutTheMind(input: CaseInput, model: KnowledgeModel): CaseInput {
  const asked = (ofTheMind: boolean): string[] =>
    model.rules
      .filter((rule) => suspectsTheMind(rule, model) === ofTheMind)
      .flatMap(({ when }) => findingsIn(when));
  const others = new Set(asked(false));
  const struck = new Set(asked(true).filter((finding) => !others.has(finding)));
  const kept = (input.answers ?? []).filter(({ finding }) => !struck.has(finding));
  const unknown = [...struck].map((finding) => ({ finding, value: 'unknown' as const }));
  return { ...input, answers: [...kept, ...unknown] };
}
