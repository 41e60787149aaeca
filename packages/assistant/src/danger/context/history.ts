import type { Signal } from '../signal.ts';
import type { Scene } from './scene.ts';
import { OVER, SWALLOWED } from './set-aside-lists.ts';

/** Of another person: long over, or told of somebody who has died. What is fresh is never history. */
export function isHistory(signal: Signal, scene: Scene): boolean {
  const { concept, from, sentence, time } = signal;
  const { words, has, near } = scene;
  if (time === 'hours' || time === 'recent')
    return concept.id === 'kill_self' && has('bereaved', sentence) && time === 'recent';
  if (time === 'past') return true;
  if (has('others_past', sentence)) return true;
  if (has('others_well', sentence) && isOldDeed(signal, words) && !isBegunAgain(scene, signal))
    return true;
  const first = words[from]?.norm ?? '';
  if (concept.id === 'psychosis' && HEARD.has(first) && near('others_gone', sentence)) return true;
  const over = OVER.has(words[from]?.norm ?? '');
  const before = words[from - 1]?.norm ?? '';
  if (before === 'just') return false;
  if (concept.id === 'kill_self' && over && before !== 'to') return true;
  return has('bereaved', sentence) && (concept.id === 'kill_self' || concept.id === 'suicidal');
}

/** A wish or a threat that is told in the present, and what was swallowed, are not over by being well now. */
const isOldDeed = ({ concept, from, to }: Signal, words: Scene['words']): boolean =>
  !SWALLOWED.has(concept.id) &&
  !words.slice(Math.max(0, from - 2), to).some(({ norm }) => PRESENT.has(norm));
const PRESENT = new Set(
  'want wants wanting is has have says hears think thinks thinking feel feels plan plans bought written going keeps knife gun rope'.split(
    ' ',
  ),
);

/** What somebody who has died saw and heard. */
const HEARD = new Set(['heard', 'saw', 'had', 'was', 'hearing', 'seeing']);

const BEGUN = new Set(
  'again relapsed relapse relapsing restarted but until then lately recently today yesterday tonight says found bought'.split(
    ' ',
  ),
);

/** Words to either side that may say so. */
const FARTHEST = 40;

const WELL = new Set(
  'fine well good okay ok happy grand great better clean settled stable right'.split(' '),
);

/** "She has been fine for years but has started again", or was clean, "and cut herself". */
const isBegunAgain = ({ words }: Scene, { from, sentence }: Signal): boolean => {
  const isHere = (word: Scene['words'][number]): boolean => word.sentence === sentence;
  const before = words.slice(Math.max(0, from - FARTHEST), from).filter(isHere);
  const after = words.slice(from, from + FARTHEST).filter(isHere);
  return (
    before.some(({ norm }) => WELL.has(norm)) ||
    [...before, ...after].some(({ norm }) => BEGUN.has(norm))
  );
};
