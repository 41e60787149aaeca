import type { MustNotMiss } from '../assessment.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Posterior } from '../inference/posterior.ts';
import type { Knowledge } from '../prepare.ts';
import { rank } from '../urgency/levels.ts';

const MOST = 4;
/** One in two hundred is rare; for a danger to life it is worth a question. */
const WORTH_A_THOUGHT = 0.005;

/** Dangers that are possible though not leading, each with the question that would rule it out. */
export function mustNotMiss(
  knowledge: Knowledge,
  evidence: Evidence,
  posterior: Posterior,
  /** The shares as they are told. */
  stated: Posterior,
): MustNotMiss[] {
  return posterior.ranking
    .filter((index) => (posterior.probabilities[index] ?? 0) >= WORTH_A_THOUGHT)
    .filter((index) => index !== stated.ranking[0])
    .flatMap((index) => {
      const condition = knowledge.model.conditions[index];
      if (!condition?.mustNotMiss) return [];
      if (rank(condition.urgency.level) < rank('high')) return [];
      const { question, finding } = condition.mustNotMiss;
      const answered =
        finding !== undefined && (evidence.known.has(finding) || evidence.unsure.has(finding));
      return [
        {
          id: condition.id,
          name: condition.name,
          probability: stated.probabilities[index] ?? 0,
          question: answered ? null : question,
        },
      ];
    })
    .slice(0, MOST);
}
