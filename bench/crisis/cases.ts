import { CRISIS_LEVELS, type CrisisLevel } from '@yarrow/contract';
import { CATALOGUE } from '../../packages/assistant/src/danger/testing-catalogue.ts';
import { SIDEWAYS_CATALOGUE } from '../../packages/assistant/src/danger/testing-sideways.ts';
import { half, load, type Half, type Vignette } from '../score/cases.ts';

export interface CrisisCase {
  id: string;
  text: string;
  risk_level: CrisisLevel;
  suicidal_ideation?: boolean;
}

/** Case numbers of own-crisis.json at which the writing began anew, in other voices. */
const BEGINNINGS = [
  1, 837, 1245, 1845, 2667, 3254, 3798, 4319, 4529, 5019, 5308, 5426, 5496, 5970, 6392, 6681, 6869,
  7289, 7721, 8515, 9515, 9675, 10767, 12999,
];

/** Who wrote it, as far as the styles of the cases differ. */
export function authorOf({ id }: CrisisCase): string {
  if (!id.startsWith('o')) return 'crisis.json';
  const number = Number(id.slice(1));
  return `own from ${BEGINNINGS.findLast((first) => first <= number) ?? 1}`;
}

export const rankOf = (level: CrisisLevel): number => CRISIS_LEVELS.indexOf(level);

/** What the detector learns from: our own corpus and the test catalogues; never crisis.json, which is a test. */
export const ownCases = (): CrisisCase[] => load<CrisisCase>('own-crisis');

/** Where the laws are tested on; learnt from as well. */
export const catalogued = (): CrisisCase[] =>
  [CATALOGUE, SIDEWAYS_CATALOGUE].flatMap((catalogue) =>
    CRISIS_LEVELS.flatMap((risk_level) =>
      catalogue[risk_level].map((text) => ({ id: '', text, risk_level })),
    ),
  );

/** Of these somebody may well speak of danger to themself or from others. */
const OF_THE_MIND =
  /depress|suicid|overdose|poison|intoxic|withdraw|addict|alcohol|psycho|schizo|bipolar|anxi|panic|stress|trauma|grief|blues|bulimi|anorex|eating|self-harm|abuse|violen|insomni|obsess|personality|dissociat|depersonal/i;

/** Not our own vignettes of the fourth batch: by them one sees what it is worth. */
const TAUGHT = /^(?!own-4)/;

/** What people write of their bodies, which is no crisis however bad it is: the cases of development of the other sets. */
export function medical(): CrisisCase[] {
  const harmless = (text: string): CrisisCase => ({ id: '', text, risk_level: 'none' });
  const vignettes = ['own-vignettes', 'vignettes']
    .flatMap((name) => half(load<Vignette>(name), 'even'))
    .filter(({ id }) => TAUGHT.test(id))
    .filter(
      ({ expected }) => !OF_THE_MIND.test([expected.diagnosis, ...expected.acceptable].join()),
    )
    .map((one) => harmless(one.symptom_text));
  const messages = ['own-emergency', 'emergency', 'own-symptom-text', 'symptom-text']
    .flatMap((name) => half(load<{ id: string; text: string }>(name), 'even'))
    .map((one) => harmless(one.text));
  return [...vignettes, ...messages.filter(({ text }) => !OF_HARM.test(text))];
}

/** What people write of every illness of the body, at length: so many that each counts for little. */
export const accounts = (): CrisisCase[] =>
  ['own-learnt-vignettes', 'own-presentations', 'own-accounts']
    .flatMap((name) => load<Account>(name))
    .filter(
      ({ symptom_text, condition, expected }) =>
        !OF_THE_MIND.test(
          condition ?? [expected?.diagnosis, ...(expected?.acceptable ?? [])].join(),
        ) && !OF_HARM.test(symptom_text),
    )
    .map((one) => ({ id: '', text: one.symptom_text, risk_level: 'none' }));

interface Account {
  symptom_text: string;
  condition?: string;
  expected?: Vignette['expected'];
}

/** Messages name no illness: left out is what may be an overdose or a crisis. */
const OF_HARM =
  /overdos|tablets|pills|swallow|drank|took|suicid|kill|die\b|dying|hurt (?:my|him|her)self|voices|weed|hit me/i;

/** The second check beside the folds. */
export const tested = (which: Half): CrisisCase[] => half(load<CrisisCase>('crisis'), which);

/** In the order in which each group first comes. */
export function groupBy<T>(list: readonly T[], nameOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const name = nameOf(one);
    const alike = groups.get(name);
    if (alike) alike.push(one);
    else groups.set(name, [one]);
  }
  return groups;
}
