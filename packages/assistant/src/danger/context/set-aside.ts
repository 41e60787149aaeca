import { OTHERS_END } from '../lexicon/wish-shared.ts';
import { numberSigns } from '../reading/numbers.ts';
import type { Word } from '../reading/word.ts';
import type { Signal } from '../signal.ts';
import { readGroans } from './groans.ts';
import { isHistory } from './history.ts';
import { isLeftOver } from './left-over.ts';
import { isOutlived } from './outlived.ts';
import { asks, isOwnVoice } from './own-voice.ts';
import { sceneOf, type Scene } from './scene.ts';
import {
  COMPLAINTS,
  ERRAND_LIKE,
  MARKERS,
  OVER_THE_EDGE,
  SWALLOWED,
  TOO_MUCH,
  TOPICS,
  VIOLENCE,
  WOUNDED,
} from './set-aside-lists.ts';

/**
 * Leaves out what the sentence around it explains otherwise. Each exception reaches only its own sentence, so that a
 * harmless sentence never takes anything from a dangerous one beside it.
 */
export function setAside(
  words: readonly Word[],
  signals: readonly Signal[],
  groaned?: (signal: Signal) => void,
): Signal[] {
  const scene = sceneOf(words, signals);
  const readGroan = readGroans(scene);
  return signals.flatMap((signal) => {
    if (!EXPLANATIONS.some((explains) => explains(signal, scene))) {
      const read = readGroan(signal);
      if (!read) groaned?.(signal);
      return read ?? [];
    }
    return isAnothersPast(signal, scene) && ENDS.has(signal.concept.id)
      ? { ...signal, concept: OTHERS_END }
      : [];
  });
}

/** What another did or wished, once it is no danger any more; "he had the right idea" may stand beside it. */
const ENDS = new Set(['others_end', 'kill_self', 'suicidal', 'want_die', 'attempt']);

type Explanation = (signal: Signal, scene: Scene) => boolean;

/** A gun at a character's head; in the writer's own hand it is never a topic. */
const isAnothersMeans = ({ concept, person }: Signal): boolean =>
  concept.id === 'in_hand' && person === 'other';

/** A question for an essay, a character's wish. */
const isStudied: Explanation = (signal, { words, has, near }) =>
  (TOPICS.has(signal.concept.id) || isAnothersMeans(signal)) &&
  !isOwnVoice(words, signal) &&
  (has('study', signal.sentence) || (near('for_study', signal.sentence) && asks(words, signal)));

const isSwallowedByMistake: Explanation = (signal, { words, has, wishTold, isOnPurpose }) =>
  SWALLOWED.has(signal.concept.id) &&
  !wishTold &&
  (has('mistake', signal.sentence) ||
    (has('as_usual', signal.sentence) && !isTooMuch(words, signal))) &&
  !isOnPurpose(signal.sentence);

const DAYS_OF_TABLETS = new Set(['days', 'week', 'weeks', 'fortnight']);

/** More than anybody takes on an ordinary day, or what nobody takes; a whole course is taken on many days. */
function isTooMuch(words: readonly Word[], { from, to }: Signal): boolean {
  const said = words.slice(from, to).map(({ norm }) => norm);
  return (
    !said.includes('course') &&
    (said.some((norm) => TOO_MUCH.has(norm) || numberSigns(norm).includes('##')) ||
      (said.includes('all') && said.some((norm) => DAYS_OF_TABLETS.has(norm))))
  );
}

const isAccident: Explanation = (signal, scene) =>
  !scene.wishTold &&
  scene.has('mishap', signal.sentence) &&
  !isOverTheEdge(scene.words, signal) &&
  !scene.isOnPurpose(signal.sentence) &&
  !isSlashed(signal, scene) &&
  !UNEXPLAINED.has(signal.concept.id) &&
  (WOUNDED.has(signal.concept.id) || scene.isWound(signal) || signal.concept.id === 'abuse_lethal');

/** Held to the skin, or seen on another and explained away: no slip does that. */
const UNEXPLAINED = new Set(['marks_on_other', 'burn_held']);

const SLASHED = new Set(['slit', 'slashed', 'slitting', 'slashing']);

const OWN_WRISTS = new Set(['wrist', 'wrists', 'throat']);

/** Nobody slashes their own wrists on a tin; who fell into glass may. */
const isSlashed = (signal: Signal, { words, isFall }: Scene): boolean => {
  const said = words.slice(signal.from, signal.to + 1).map(({ norm }) => norm);
  return (
    said.some((norm) => SLASHED.has(norm)) &&
    said.some((norm) => OWN_WRISTS.has(norm)) &&
    !isFall(signal.sentence)
  );
};

/** Where nobody stands for the view: the wrong side of a railing, legs over a drop. */
const isOverTheEdge = (words: readonly Word[], { concept, from, to }: Signal): boolean =>
  concept.id === 'edge_now' && words.slice(from, to).some(({ norm }) => OVER_THE_EDGE.has(norm));

const isErrand: Explanation = ({ concept, sentence }, { has, gravityTold }) =>
  ERRAND_LIKE.has(concept.id) && !gravityTold && has('errand', sentence);

/** A kick in a match, where no other blow is told of. */
const isSport: Explanation = ({ concept, sentence }, { signals, has }) =>
  concept.id === 'abuse_physical' &&
  has('sport', sentence) &&
  signals.every((other) => !VIOLENCE.has(other.concept.id) || other.sentence === sentence);

/** "I accidentally hit my wife with the door." */
const isMishit: Explanation = ({ concept, sentence }, { has, wishTold }) =>
  concept.id === 'harm_others_thought' && !wishTold && has('mistake', sentence);

/** A toddler hits the writer; a toddler who is hit is another matter. */
const isSmallBlow: Explanation = ({ concept, person, from, to, sentence }, { words, has }) =>
  (concept.id === 'harm_act' && person === 'other' && has('small_child', sentence)) ||
  (concept.id === 'abuse_physical' &&
    (has('mistake', sentence) ||
      (has('small_child', sentence) &&
        words.slice(from, to + 1).some(({ norm }) => norm === 'me'))));

const isAnothersPast: Explanation = (signal, scene) =>
  signal.person === 'other' && isHistory(signal, scene);

/** Said of a cough, a bus or a loss these are no cry for help. */
const isComplaint: Explanation = ({ concept, sentence }, { has, wishTold }) =>
  (MARKERS.has(concept.id) && (has('everyday', sentence) || has('bereaved', sentence))) ||
  (COMPLAINTS.has(concept.id) && !wishTold && has('illness', sentence));

const MEALS = new Set('eat eaten ate eating food meals fed'.split(' '));
const OVER_WEIGHT = new Set(
  'fat thin thinner skinny slim calorie calories weigh weight kilos laxatives purge purging purged control deserve disgusting secret secretly body mirror reward hides hide claims blames exercises exercising faint faints fainted fainting blackout blacking passes passed shouts'.split(
    ' ',
  ),
);
const DISTRESSED = new Set(
  'hopeless burden low_mood harm_act harm_urge passive suicidal'.split(' '),
);

/** Who has a sore throat or a fever, or is a baby, goes off food; never where weight or distress is spoken of. */
const isOffFood: Explanation = (
  { concept, from, to, sentence },
  { words, signals, near, wishTold },
) =>
  concept.id === 'eating' &&
  !wishTold &&
  near('off_food', sentence) &&
  words.slice(from, to).some(({ norm }) => MEALS.has(norm)) &&
  !words.some(({ norm }) => OVER_WEIGHT.has(norm)) &&
  !signals.some((other) => DISTRESSED.has(other.concept.id));

const EXPLANATIONS: readonly Explanation[] = [
  isStudied,
  isSwallowedByMistake,
  isAccident,
  isErrand,
  isSport,
  isMishit,
  isSmallBlow,
  isAnothersPast,
  isComplaint,
  isOffFood,
  isOutlived,
  isLeftOver,
];
