import {
  rank,
  type Assessment,
  type Knowledge,
  type RankedCondition,
  type UrgencyLevel,
} from '@yarrow/engine';
import { assessSafely } from '@yarrow/assistant';
import { half, load, toCase, type Half, type Vignette } from './cases.ts';
import { calibrationError, count, show } from './statistics.ts';

interface Scored {
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

export function score(knowledge: Knowledge, which: Half): Scored[] {
  return half(load<Vignette>('vignettes'), which).map((vignette) => {
    const assessment = assessSafely(toCase(vignette), knowledge);
    const place = assessment.conditions.findIndex((one) => isRight(one, vignette)) + 1;
    const covered = knowledge.model.conditions.some((one) => isRight(one, vignette));
    return { vignette, assessment, place: place || Infinity, covered };
  });
}

/** Rows of the table: what was measured, and the share with its interval. */
export function vignetteRows(scored: readonly Scored[]): [string, string][] {
  const covered = scored.filter((one) => one.covered);
  const clear = scored.filter(({ vignette }) => !vignette.triage_borderline);
  const of = (triage: string): Scored[] =>
    clear.filter(({ vignette }) => vignette.expected.triage === triage);
  const exact = ({ vignette, assessment }: Scored): boolean =>
    ACCEPTED[vignette.expected.triage].includes(assessment.urgency_level);
  return [
    ['condition in the knowledge base', show(count(scored, (one) => one.covered))],
    ...[1, 3, 5].map((top): [string, string] => [
      `top ${top}, all cases`,
      show(count(scored, ({ place }) => place <= top)),
    ]),
    ...[1, 3, 5].map((top): [string, string] => [
      `top ${top}, where the condition is in the knowledge base`,
      show(count(covered, ({ place }) => place <= top)),
    ]),
    ['calibration error of the first', calibration(covered).toFixed(2)],
    ['coverage full', show(count(scored, ({ assessment }) => assessment.coverage === 'full'))],
    ['urgency right', show(count(clear, exact))],
    ['emergencies recognised', show(count(of('emergency'), exact))],
    ['self-care recognised', show(count(of('self-care'), exact))],
    [
      'urgency too high',
      show(
        count(
          clear,
          ({ vignette, assessment }) =>
            rank(assessment.urgency_level) > rank(HIGHEST[vignette.expected.triage]),
        ),
      ),
    ],
  ];
}

const calibration = (scored: readonly Scored[]): number =>
  calibrationError(
    scored.map(({ assessment, place }) => ({
      confidence: assessment.analysis.confidence,
      right: place === 1,
    })),
  );

/** For development: what went wrong, one line each. */
export const misses = (scored: readonly Scored[]): string[] =>
  scored
    .filter(({ covered, place }) => covered && place > 1)
    .map(
      ({ vignette, assessment, place }) =>
        `${vignette.id}: ${vignette.expected.diagnosis} at ${place}; first ${assessment.analysis.primary_diagnosis ?? 'nothing'}`,
    );
