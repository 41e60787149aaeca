import {
  rank,
  type Assessment,
  type Knowledge,
  type RankedCondition,
  type UrgencyLevel,
} from '@yarrow/engine';
import { assessSafely } from '@yarrow/assistant';
import { half, load, toCase, type Half, type Vignette } from './cases.ts';
import { numberRow, shareRow, type Row } from './row.ts';
import {
  calibrationBins,
  calibrationError,
  calibrationErrorByChance,
  count,
  type Judged,
} from './statistics.ts';

export interface Scored {
  vignette: Vignette;
  assessment: Assessment;
  /** Place of the right condition, from 1; Infinity where it is not listed. */
  place: number;
  covered: boolean;
}

/** Found: the ICD-10-CM code starts with an accepted one (dots ignored), or a name or alias is accepted. */
export const isRight = (
  { icd10, name, aliases }: Pick<RankedCondition, 'icd10' | 'name' | 'aliases'>,
  { expected }: Vignette,
): boolean => {
  const code = icd10.replaceAll('.', '');
  const names = [name, ...aliases].map((one) => one.toLowerCase());
  return (
    expected.icd10.some((prefix) => code.startsWith(prefix.replaceAll('.', ''))) ||
    [expected.diagnosis, ...expected.acceptable].some((one) => names.includes(one.toLowerCase()))
  );
};

const ACCEPTED: Record<Vignette['expected']['triage'], UrgencyLevel[]> = {
  emergency: ['emergency'],
  'non-emergency': ['moderate', 'high'],
  'self-care': ['low'],
};
const HIGHEST: Record<Vignette['expected']['triage'], UrgencyLevel> = {
  emergency: 'emergency',
  'non-emergency': 'high',
  'self-care': 'low',
};

export type VignetteSet = 'vignettes' | 'own-vignettes' | 'own-presentations';

export function score(knowledge: Knowledge, set: VignetteSet, which: Half): Scored[] {
  return half(load<Vignette>(set), which).map((vignette) => {
    const assessment = assessSafely(toCase(vignette), knowledge);
    const place = assessment.conditions.findIndex((one) => isRight(one, vignette)) + 1;
    const covered = knowledge.model.conditions.some((one) => isRight(one, vignette));
    return { vignette, assessment, place: place || Infinity, covered };
  });
}

export const isUrgencyClear = ({ vignette }: Scored): boolean => !vignette.triage_borderline;
export const isUrgencyRight = ({ vignette, assessment }: Scored): boolean =>
  ACCEPTED[vignette.expected.triage].includes(assessment.urgency_level);
export const isUrgencyTooHigh = ({ vignette, assessment }: Scored): boolean =>
  rank(assessment.urgency_level) > rank(HIGHEST[vignette.expected.triage]);

export const judgedFirst = (scored: readonly Scored[]): Judged[] =>
  scored.map(({ assessment, place }) => ({
    confidence: assessment.analysis.confidence,
    right: place === 1,
  }));

export function vignetteRows(scored: readonly Scored[]): Row[] {
  const covered = scored.filter((one) => one.covered);
  const clear = scored.filter(isUrgencyClear);
  const ofUrgency = (triage: string): Scored[] =>
    clear.filter(({ vignette }) => vignette.expected.triage === triage);
  const tops = (among: string, cases: readonly Scored[]): Row[] =>
    [1, 3, 5].map((top) =>
      shareRow(
        `top ${top}, ${among}`,
        count(cases, ({ place }) => place <= top),
      ),
    );
  const judged = judgedFirst(covered);
  return [
    shareRow(
      'condition in the knowledge base',
      count(scored, (one) => one.covered),
    ),
    ...tops('all cases', scored),
    ...tops('where the condition is in the knowledge base', covered),
    numberRow('calibration error of the first', calibrationError(calibrationBins(judged)), 'lower'),
    numberRow(
      'of which so few cases show by chance alone',
      calibrationErrorByChance(judged),
      'lower',
    ),
    shareRow(
      'coverage full',
      count(scored, ({ assessment }) => assessment.coverage === 'full'),
    ),
    shareRow('urgency right', count(clear, isUrgencyRight)),
    shareRow('emergencies recognised', count(ofUrgency('emergency'), isUrgencyRight)),
    shareRow('self-care recognised', count(ofUrgency('self-care'), isUrgencyRight)),
    shareRow('urgency too high', count(clear, isUrgencyTooHigh), 'lower'),
  ];
}

/** For development: what went wrong, one line each. */
export const misses = (scored: readonly Scored[]): string[] =>
  scored
    .filter(({ covered, place }) => covered && place > 1)
    .map(
      ({ vignette, assessment, place }) =>
        `${vignette.id}: ${vignette.expected.diagnosis} at ${place}; first ${assessment.analysis.primary_diagnosis ?? 'nothing'}`,
    );
