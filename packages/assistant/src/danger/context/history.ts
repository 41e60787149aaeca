import type { Signal } from '../signal.ts';
import type { Scene } from './scene.ts';
import { OVER } from './set-aside-lists.ts';

/** Of another person: long over, or told of somebody who has died. What is fresh is never history. */
export function isHistory({ concept, from, sentence, time }: Signal, scene: Scene): boolean {
  const { words, has } = scene;
  if (time === 'hours' || time === 'recent')
    return concept.id === 'kill_self' && has('bereaved', sentence) && time === 'recent';
  if (time === 'past' || has('others_past', sentence)) return true;
  const over = OVER.has(words[from]?.norm ?? '');
  const before = words[from - 1]?.norm ?? '';
  if (before === 'just') return false;
  if (concept.id === 'kill_self' && over && before !== 'to') return true;
  return has('bereaved', sentence) && (concept.id === 'kill_self' || concept.id === 'suicidal');
}
