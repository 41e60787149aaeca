import type { AnalysisRequest } from '@yarrow/contract';
import type { FindingKind, Knowledge } from '@yarrow/engine';
import type { ReportCase } from './report-case.ts';

export type FindingStatus = 'present' | 'absent' | 'uncertain';

export interface ReportedFinding {
  finding: string;
  name: string;
  status: FindingStatus;
  kind: FindingKind;
  /** The words it was read from; empty where it was chosen or answered. */
  said: string;
  /** Ids of body chart regions or their groups. */
  regions: readonly string[];
  /** What was told of it more closely: severity, course, trend, onset. */
  attributes: Readonly<Record<string, string>>;
}

const RANK: Record<FindingStatus, number> = { present: 2, absent: 1, uncertain: 0 };
const STATUS = { present: 'present', absent: 'absent', unknown: 'uncertain' } as const;

/**
 * Each finding once, in the order of telling. An answer overrules what was read; of two readings the stronger holds.
 * What a more exact finding already says is left out.
 */
export function findingsOf({ input, result }: ReportCase, knowledge: Knowledge): ReportedFinding[] {
  const given = new Map((input.answers ?? []).map(answered));
  const about = new Map(knowledge.model.findings.map((one) => [one.id, one]));
  const found = new Map<string, ReportedFinding>();
  for (const { finding, name, status, text, attributes } of result.understood) {
    const before = found.get(finding);
    const stronger = before && RANK[before.status] > RANK[status] ? before.status : status;
    found.set(finding, {
      finding,
      name,
      status: given.get(finding) ?? stronger,
      kind: about.get(finding)?.kind ?? 'symptom',
      said: before?.said || text,
      regions: about.get(finding)?.regions ?? [],
      attributes: { ...before?.attributes, ...attributes },
    });
  }
  const implied = new Set(
    result.understood
      .filter(({ finding }) => found.get(finding)?.status === 'present')
      .flatMap(({ implies }) => implies),
  );
  return [...found.values()].filter(
    ({ finding, status }) => status !== 'present' || given.has(finding) || !implied.has(finding),
  );
}

const answered = ({
  finding,
  value,
}: NonNullable<AnalysisRequest['answers']>[number]): [string, FindingStatus] => [
  finding,
  STATUS[value],
];

/** What a person complains of, and not a circumstance: an illness known before, a habit. */
export const isComplaint = ({ kind }: Pick<ReportedFinding, 'kind'>): boolean =>
  kind === 'symptom' || kind === 'sign';

/** What was not asked and would tell most, best first. */
export const notAsked = ({ input, result }: ReportCase): { question: string; why: string }[] =>
  result.follow_up.filter(({ finding }) => !input.answers?.some((one) => one.finding === finding));
