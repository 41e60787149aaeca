import type { CaseInput, FindingAnswer } from '@yarrow/engine';
import type { MedicalState } from '../medical-state.ts';
import type { Changes } from './read-changes.ts';

const MOST_EARLIER = 10;

/** The case with what was told added; later words overrule earlier ones about the same thing. */
export function changedCase(
  input: CaseInput,
  { fields, answers, taking, allergies }: Changes,
): CaseInput {
  return {
    ...input,
    ...fields,
    ...(fields.pregnant === true && { gender: 'female' as const }),
    ...(answers.length > 0 && { answers: mergedAnswers(input.answers ?? [], answers) }),
    ...(taking.length > 0 && { current_medications: joined(input.current_medications, taking) }),
    ...(allergies.length > 0 && { allergies: joined(input.allergies, allergies) }),
  };
}

const mergedAnswers = (
  before: readonly FindingAnswer[],
  given: readonly FindingAnswer[],
): FindingAnswer[] => [...new Map([...before, ...given].map((one) => [one.finding, one])).values()];

function joined(before: string | undefined, added: readonly string[]): string {
  const known = before && !/^\s*(?:none|no|nothing)\s*$/iu.test(before) ? before : '';
  const fresh = added.filter((one) => !known.toLowerCase().includes(one.toLowerCase()));
  return [known, ...fresh].filter(Boolean).join(', ');
}

/** Replaces the case and keeps the one before for undo. */
export const withCase = (state: MedicalState, input: CaseInput | null): MedicalState => ({
  ...state,
  input,
  earlier: [...state.earlier, state.input].slice(-MOST_EARLIER),
});

/** Whether both say the same, whatever the order of their fields. */
export const sameCase = (a: CaseInput | null, b: CaseInput | null): boolean =>
  canonical(a) === canonical(b);

const canonical = (input: CaseInput | null): string =>
  JSON.stringify(
    Object.entries(input ?? {})
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
