import type { Concept } from '../lexicon/concept.ts';
import { WISH } from '../rules/groups.ts';
import type { Signal } from '../signal.ts';
import type { Heard } from './features.ts';
import { impressionOf, type Ear, type Impression } from './impression.ts';

/** How sure it must be, in log-odds: set where harmless cases it had not learnt from are seldom raised. */
const SURE: Impression = { high: -1, medium: 0.7, low: 0.7, ideation: -1.25 };
/** Enough of a low mood for a wish to be heard in it. */
const HEAVY = -0.5;

const heardAs = (id: string): Concept => ({ id, type: 'sounds_like_danger', phrases: [] });
const GRAVE = heardAs('sounds_grave');
const VIOLENT = heardAs('sounds_violent');
const TROUBLED = heardAs('sounds_troubled');
const LOW = heardAs('sounds_low');
const SUICIDAL = heardAs('sounds_suicidal');

export const IMPRESSIONS = [GRAVE, VIOLENT, TROUBLED, LOW, SUICIDAL].map(({ id }) => id);

/** Signals of how the message sounds, beside those of what it says. */
export function addImpression(
  words: readonly Heard[],
  signals: readonly Signal[],
  ear?: Ear,
): Signal[] {
  if (words.length === 0) return [...signals];
  const { high, medium, low, ideation } = impressionOf(words, ear);
  const suicidal =
    (isOfAnother(signals) ? ideationOfTheRest(words, signals, ear) : ideation) > SURE.ideation;
  const heard = [
    ...(high > SURE.high ? [suicidal ? GRAVE : VIOLENT] : []),
    ...(medium > SURE.medium ? [TROUBLED] : []),
    ...(low > SURE.low ? [LOW] : []),
    ...(suicidal && low > HEAVY ? [SUICIDAL] : []),
  ];
  const whole = {
    from: 0,
    to: words.length,
    sentence: 0,
    person: 'self',
    time: 'present',
  } as const;
  return [...signals, ...heard.map((concept): Signal => ({ concept, ...whole }))];
}

const WISHES_AND_ACTS: ReadonlySet<string> = new Set([...WISH, 'taken', 'deep_wound']);

/** What is told of another is not heard again: only what the sentences beside it sound like. */
function ideationOfTheRest(words: readonly Heard[], signals: readonly Signal[], ear?: Ear): number {
  const told = signals.filter(({ concept }) => WISHES_AND_ACTS.has(concept.id));
  const theirs = new Set(told.map(({ sentence }) => sentence));
  const rest = words.filter(({ sentence }) => !theirs.has(sentence));
  const isOwn = rest.some(({ norm }) => norm === 'i' || norm === 'me' || norm === 'myself');
  return isOwn ? impressionOf(rest, ear).ideation : -Infinity;
}

/** Somebody else's wish to die, or what they have done, is told, and none of the writer's own. */
function isOfAnother(signals: readonly Signal[]): boolean {
  const told = signals.filter(({ concept }) => WISHES_AND_ACTS.has(concept.id));
  return told.length > 0 && told.every(({ person }) => person === 'other');
}
