import { BODY_REGIONS, type BodyRegionGroup } from '@yarrow/contract';
import type { ConditionName, Draft, EarlyDecision } from './draft.ts';

type Told = Pick<Draft, 'selectedSymptoms' | 'symptoms' | 'selectedBodyParts'>;

/** Where a headache is pointed at. Nose, mouth and throat are left to colds. */
const HEAD: readonly BodyRegionGroup[] = ['scalp', 'head', 'face', 'eye', 'ear', 'jaw', 'neck'];
const ABDOMEN: readonly BodyRegionGroup[] = ['abdomen', 'upper abdomen', 'lower abdomen'];

const DENIED =
  /\b(?:no|not|without|never|nor|denies)\b(?:(?!\b(?:but|and|because|then|now)\b)[^.,;!?\n])*/g;
const STOOL = /\b(?:stools?|po{2,}p?s?|po{2,}p?ing|bowels?|bowel movements?|motions?|fa?eces)\b/;
const LOOSE = /\b(?:loose|watery|runny|liquid|mushy|explosive)\b/;
const OFTEN =
  /\b(?:often|frequent(?:ly)?|all the time|constantly|(?:\d+|many|several|ten|six|eight) times)\b/;
const DIARRHOEA = /\bdiarr?h?o?ea\b|\bthe (?:runs|trots|squits|shits)\b/;
const HEADACHE =
  /\bhead\s?aches?\b|\bmigraines?\b|\bhead (?:hurts|is hurting|is pounding|is throbbing)\b/;
const UPSET =
  /\bnause\w*|\bvomit\w*|\bthrow(?:ing|n)? up\b|\bthrew up\b|\bsick to my stomach\b|\b(?:tummy|stomach|belly|abdominal)[\s-]?(?:ache|pain|cramp)s?\b/;

/**
 * Which condition is asked about, and on which path. A chosen chip (diarrhoea in either spelling, migraine) makes the
 * path FAST; otherwise body parts and free text may enable a condition on the EXPLORE path.
 */
export function earlyDecision(told: Told): EarlyDecision {
  const chips = told.selectedSymptoms.map((symptom) => symptom.trim().toLowerCase());
  const diarrhoeaChosen = chips.some((chip) => chip === 'diarrhoea' || chip === 'diarrhea');
  const migraineChosen = chips.includes('migraine');
  if (diarrhoeaChosen || migraineChosen) return decision('FAST', diarrhoeaChosen, migraineChosen);

  const text = told.symptoms.toLowerCase().replaceAll('’', "'").replace(DENIED, ' ');
  const points = (groups: readonly BodyRegionGroup[]): boolean =>
    BODY_REGIONS.some(
      ({ id, group }) => groups.includes(group) && told.selectedBodyParts.includes(id),
    );
  const headache = chips.includes('headache') || HEADACHE.test(text);
  const stools = STOOL.test(text);
  const looseOrFrequent =
    DIARRHOEA.test(text) ||
    text
      .split(/[.;!?\n]/)
      .some((part) => STOOL.test(part) && (LOOSE.test(part) || OFTEN.test(part)));
  const upset = chips.includes('nausea') || chips.includes('abdominal pain') || UPSET.test(text);
  return decision(
    'EXPLORE',
    looseOrFrequent || (upset && stools && points(ABDOMEN)),
    headache && points(HEAD),
  );
}

function decision(
  path: EarlyDecision['path'],
  diarrhoea: boolean,
  migraine: boolean,
): EarlyDecision {
  const triggeredConditions: ConditionName[] = [];
  if (diarrhoea) triggeredConditions.push('Diarrhoea');
  if (migraine) triggeredConditions.push('Migraine');
  return { diarrhoeaEnabled: diarrhoea, migraineEnabled: migraine, path, triggeredConditions };
}

/** Diarrhoea if enabled, even when both are. */
export const selectedCondition = (told: Told): ConditionName | null =>
  earlyDecision(told).triggeredConditions[0] ?? null;
