import type { Evidence } from '../evidence/evidence.ts';
import type { Knowledge } from '../prepare.ts';
import { isSymptom, symptomsTold } from './symptoms-told.ts';

/** Present in at least this share of those affected: what people with the condition would mostly tell of. */
const HALLMARK = 0.5;
/** How likely somebody who has a symptom tells of it unasked. Chosen by cross-validation. */
const TOLD = 0.4;
/** Symptoms told from which on a person is taken to have told what matters; one alone says nothing of the others. */
const ALL_TOLD = 4;

/**
 * By condition, nats for what it usually shows and nobody mentioned, be it present or absent: far less than a denial,
 * for P(not mentioned | c) is 1 - TOLD x P(finding | c), where a denial has 1 - P(finding | c). An answer of "I don't
 * know" leaves it as it is. Null where too little was told for silence to mean anything.
 */
export function unmentionedWeights(evidence: Evidence, knowledge: Knowledge): number[] | null {
  const { model, frequencies, parent } = knowledge;
  const told = symptomsTold(evidence, knowledge);
  const share = (TOLD * Math.min(ALL_TOLD - 1, told - 1)) / (ALL_TOLD - 1);
  if (share <= 0) return null;
  return frequencies.map((listed) => {
    let weight = 0;
    for (const [finding, probability] of listed) {
      if (probability < HALLMARK || (parent[finding] ?? -1) >= 0) continue;
      if (evidence.known.has(finding) || !isSymptom(finding, knowledge)) continue;
      const background = model.findings[finding]?.background ?? probability;
      weight += Math.log(1 - share * probability) - Math.log(1 - share * background);
    }
    return weight;
  });
}
