import type { Evidence } from '../evidence/evidence.ts';
import type { Knowledge } from '../prepare.ts';
import { isSymptom, symptomsTold } from './symptoms-told.ts';

/**
 * From which share of those affected on a symptom counts, how likely somebody who has it tells of it unasked, and from how
 * many symptoms told on that is so: a cough is what one comes with a bronchitis for, and is told first. Estimates.
 */
const CARDINAL = { from: 0.85, told: 0.8, after: 3 };
const HALLMARK = { from: 0.5, told: 0.4, after: 4 };

/**
 * By condition, nats for what it usually shows and nobody mentioned, be it present or absent: far less than a denial,
 * for P(not mentioned | c) is 1 - told x P(finding | c), where a denial has 1 - P(finding | c). An answer of "I don't
 * know" leaves it as it is. Null where no symptom was told.
 */
export function unmentionedWeights(evidence: Evidence, knowledge: Knowledge): number[] | null {
  const { model, frequencies, parent } = knowledge;
  const told = symptomsTold(evidence, knowledge);
  if (told === 0) return null;
  const cardinal = (CARDINAL.told * Math.min(CARDINAL.after, told)) / CARDINAL.after;
  const hallmark = (HALLMARK.told * Math.min(HALLMARK.after - 1, told - 1)) / (HALLMARK.after - 1);
  return frequencies.map((listed) => {
    let weight = 0;
    for (const [finding, probability] of listed) {
      if (probability < HALLMARK.from || (parent[finding] ?? -1) >= 0) continue;
      if (evidence.known.has(finding) || !isSymptom(finding, knowledge)) continue;
      const share = probability < CARDINAL.from ? hallmark : cardinal;
      const background = model.findings[finding]?.background ?? probability;
      weight += Math.log(1 - share * probability) - Math.log(1 - share * background);
    }
    return weight;
  });
}
