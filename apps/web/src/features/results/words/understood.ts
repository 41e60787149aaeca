import type { AnalysisRequest, AnalysisResponse } from '@yarrow/contract';

type Understood = AnalysisResponse['understood'][number];
export type FindingAnswer = NonNullable<AnalysisRequest['answers']>[number];

export interface UnderstoodChip {
  finding: string;
  name: string;
  status: Understood['status'];
  /** The words it was read from; empty where it was chosen or answered. */
  text: string;
  /** The person corrected or answered this one here. */
  corrected: boolean;
}

const RANK = { present: 2, absent: 1, uncertain: 0 } as const;
const STATUS = { present: 'present', absent: 'absent', unknown: 'uncertain' } as const;

/** One chip for each finding, in the order of telling. A given answer overrules what was read, as in the engine. */
export function understoodChips(
  understood: readonly Understood[],
  answers: readonly FindingAnswer[],
): UnderstoodChip[] {
  const given = new Map(answers.map(({ finding, value }) => [finding, STATUS[value]]));
  const chips = new Map<string, UnderstoodChip>();
  for (const { finding, name, status, text } of understood) {
    const before = chips.get(finding);
    const answered = given.get(finding);
    const stronger = before && RANK[before.status] > RANK[status] ? before.status : status;
    chips.set(finding, {
      finding,
      name,
      status: answered ?? stronger,
      text: before?.text || text,
      corrected: answered !== undefined,
    });
  }
  const implied = impliedFindings(understood, chips);
  return [...chips.values()].filter(
    ({ finding, status, corrected }) => status !== 'present' || corrected || !implied.has(finding),
  );
}

/**
 * What only repeats something more exact: beside "pain in the lower tummy" nobody needs "tummy pain". It comes back
 * when the more exact finding is struck out.
 */
export function impliedFindings(
  understood: readonly Understood[],
  chips?: ReadonlyMap<string, Pick<UnderstoodChip, 'status'>>,
): Set<string> {
  const holds = ({ finding, status }: Understood): boolean =>
    (chips?.get(finding)?.status ?? status) === 'present';
  return new Set(understood.filter(holds).flatMap(({ implies }) => implies));
}

/** Later answers overrule earlier ones about the same finding. */
export const mergeAnswers = (
  before: readonly FindingAnswer[],
  given: readonly FindingAnswer[],
): FindingAnswer[] => [...new Map([...before, ...given].map((one) => [one.finding, one])).values()];

/** Answers that `known` does not hold yet, or holds otherwise. */
export const missingAnswers = (
  wanted: readonly FindingAnswer[],
  known: readonly FindingAnswer[],
): FindingAnswer[] =>
  wanted.filter(
    ({ finding, value }) => !known.some((one) => one.finding === finding && one.value === value),
  );

/** "I don't know" is an answer: a question is not asked twice. */
export const openQuestions = (
  { follow_up }: Pick<AnalysisResponse, 'follow_up'>,
  answers: readonly FindingAnswer[],
): AnalysisResponse['follow_up'] =>
  follow_up.filter(({ finding }) => !answers.some((one) => one.finding === finding));
