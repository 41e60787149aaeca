import type { Signal } from '../signal.ts';
import type { Scene } from './scene.ts';
import { OVER } from './set-aside-lists.ts';

/** Of another person: long over, or told of somebody who has died. What is fresh is never history. */
export function isHistory(signal: Signal, scene: Scene): boolean {
  const { concept, from, sentence, time } = signal;
  const { words, has, near } = scene;
  if (time === 'hours' || time === 'recent')
    return concept.id === 'kill_self' && has('bereaved', sentence) && time === 'recent';
  if (time === 'past') return true;
  if (has('others_past', sentence)) return true;
  if (has('others_well', sentence) && !isBegunAgain(scene, signal)) return true;
  const first = words[from]?.norm ?? '';
  if (concept.id === 'psychosis' && HEARD.has(first) && near('others_gone', sentence)) return true;
  const over = OVER.has(words[from]?.norm ?? '');
  const before = words[from - 1]?.norm ?? '';
  if (before === 'just') return false;
  if (concept.id === 'kill_self' && over && before !== 'to') return true;
  return has('bereaved', sentence) && (concept.id === 'kill_self' || concept.id === 'suicidal');
}

/** What somebody who has died saw and heard. */
const HEARD = new Set(['heard', 'saw', 'had', 'was', 'hearing', 'seeing']);

const BEGUN = new Set(
  'again relapsed relapse relapsing restarted but until then lately recently today yesterday says'.split(
    ' ',
  ),
);

/** Words to either side that may say so. */
const FARTHEST = 40;

/** "She has been fine for years but has started again." */
const isBegunAgain = ({ words }: Scene, { from, sentence }: Signal): boolean =>
  words
    .slice(Math.max(0, from - FARTHEST), from + FARTHEST)
    .some((word) => word.sentence === sentence && BEGUN.has(word.norm));
