import type { Withheld } from './advice/medicines.ts';
import type { Coverage, EvidenceShare, RankedCondition, UnderstoodFinding } from './assessment.ts';
import type { Collected } from './evidence/collect.ts';
import type { Evidence } from './evidence/evidence.ts';
import type { Explanation, Posterior } from './inference/posterior.ts';
import type { Statement } from './knowledge.ts';
import type { Knowledge } from './prepare.ts';

/** Conditions shown: a few in any case, and the next as long as they matter. */
const LEAST = 5;
const MOST = 10;
const SHOWN = 0.005;
/**
 * With more of the content words unread than this, the coverage is only partial. People tell of much that is no symptom:
 * up to here the right cause was among the first three of the cases of development as often as where all was read.
 */
const UNREAD_AT_MOST = 0.6;

export function presentConditions(
  { ranking, probabilities, answers, explain }: Posterior,
  knowledge: Knowledge,
  leftOut: Withheld,
): RankedCondition[] {
  const kept = (statements: readonly Statement[]): string[] =>
    statements
      .filter((one) => one.medicine === undefined || !leftOut.has(one.medicine))
      .map((one) => one.text);
  return ranking
    .slice(0, MOST)
    .filter((index, rank) => rank < LEAST || (probabilities[index] ?? 0) >= SHOWN)
    .map((index) => {
      const condition = knowledge.model.conditions[index];
      if (!condition) throw new Error(`no condition number ${index}`);
      const explanation = explain(index);
      const text = knowledge.textOf(condition.id);
      return {
        id: condition.id,
        name: condition.name,
        aliases: condition.aliases,
        confidence: probabilities[index] ?? 0,
        description: text.description,
        symptoms: text.symptoms,
        treatments: kept(text.treatments),
        self_care: kept(text.selfCare),
        icd10: condition.icd10,
        urgency: condition.urgency.level,
        log_odds: explanation.logOdds,
        evidence: shares(explanation, answers, knowledge),
      };
    });
}

/** What the answers are called that are about no finding. */
export const EVIDENCE_NAMES = {
  duration: 'How long it has lasted',
  unmentioned: 'What you did not mention',
} as const;

function shares(
  one: Explanation,
  answers: Posterior['answers'],
  knowledge: Knowledge,
): EvidenceShare[] {
  return [
    { kind: 'prior', name: 'How common it is', weight: one.prior },
    ...answers.map(({ about, present }, i): EvidenceShare => {
      const weight = one.weights[i] ?? 0;
      if (typeof about === 'string') return { kind: 'answer', name: EVIDENCE_NAMES[about], weight };
      const finding = knowledge.model.findings[about];
      if (!finding) throw new Error(`no finding number ${about}`);
      return { kind: 'answer', finding: finding.id, name: finding.name, present, weight };
    }),
    { kind: 'competition', name: 'How well other causes fit', weight: one.competition },
    ...overlaid('wording', 'The words you chose', one.wording),
    ...overlaid('calibration', 'How clear the picture is', one.calibration),
  ];
}

const overlaid = (kind: 'wording' | 'calibration', name: string, weight: number): EvidenceShare[] =>
  weight === 0 ? [] : [{ kind, name, weight }];

/** What was read and chosen, in the order of the text, each finding once for each status. */
export function presentUnderstood(
  { observations }: Collected,
  knowledge: Knowledge,
): UnderstoodFinding[] {
  const seen = new Map<string, UnderstoodFinding>();
  for (const { finding, status, text, start, end } of observations) {
    const about = knowledge.model.findings[finding];
    const key = `${finding}:${status}`;
    const before = seen.get(key);
    if (!about || (before && (before.text !== '' || text === ''))) continue;
    const implies = status === 'present' ? (knowledge.implied[finding] ?? []) : [];
    seen.set(key, {
      finding: about.id,
      name: about.name,
      status,
      text,
      start,
      end,
      implies: implies.flatMap((index) => knowledge.model.findings[index]?.id ?? []),
      attributes: {},
    });
  }
  return [...seen.values()].toSorted(
    (a, b) => Number(a.text === '') - Number(b.text === '') || a.start - b.start,
  );
}

/** None: no symptom was recognised. Partial: much of what was written became nothing. */
export function coverageOf(
  { reading }: Collected,
  evidence: Evidence,
  knowledge: Knowledge,
): Coverage {
  const symptoms = evidence.counted.filter((finding) => {
    const kind = knowledge.model.findings[finding]?.kind;
    return evidence.known.get(finding) === 'present' && (kind === 'symptom' || kind === 'sign');
  });
  if (symptoms.length === 0) return 'none';
  return reading.unread.length > reading.contentWords * UNREAD_AT_MOST ? 'partial' : 'full';
}
