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
  const told = symptomsTold(evidence, knowledge);
  if (told === 0) return null;
  const cardinal = (CARDINAL.told * Math.min(CARDINAL.after, told)) / CARDINAL.after;
  const hallmark = (HALLMARK.told * Math.min(HALLMARK.after - 1, told - 1)) / (HALLMARK.after - 1);
  return hallmarksOf(knowledge).map((hallmarks) => {
    let weight = 0;
    for (const { finding, probability, background } of hallmarks) {
      if (evidence.known.has(finding)) continue;
      const share = probability < CARDINAL.from ? hallmark : cardinal;
      weight += Math.log(1 - share * probability) - Math.log(1 - share * background);
    }
    return weight;
  });
}

interface Hallmark {
  finding: number;
  probability: number;
  background: number;
}

const known = new WeakMap<Knowledge, Hallmark[][]>();

/** By condition: the symptoms that most of those affected have. Worked out once for a knowledge. */
function hallmarksOf(knowledge: Knowledge): Hallmark[][] {
  const before = known.get(knowledge);
  if (before) return before;
  const { model, frequencies, parent } = knowledge;
  const hallmarks = frequencies.map((listed) =>
    [...listed].flatMap(([finding, probability]) =>
      probability >= HALLMARK.from && (parent[finding] ?? -1) < 0 && isSymptom(finding, knowledge)
        ? [{ finding, probability, background: model.findings[finding]?.background ?? probability }]
        : [],
    ),
  );
  known.set(knowledge, hallmarks);
  return hallmarks;
}
