import type { Signal } from '../signal.ts';
import type { Scene } from './scene.ts';

const HAVE = new Set('have has had having got i he she they we'.split(' '));
const OVER = new Set('left leftover spare remaining unused'.split(' '));
/** What may follow "left"; all else may tell of somebody leaving, a note that was left, or a morning on which there were more. */
const AFTER_LEFT = new Set('over from after so which where when since to in unused'.split(' '));
/** What tells that it was more than a drawer. */
const TELLS_MORE = new Set(
  `all every whole both none empty gone sleepy drowsy slurring wake waking vodka wine note ago breakfast dinner lunch swallowed then
   right nothing took taken washed gin whisky beer tea supper now tonight across`.split(/\s+/),
);
const VERBS = new Set(
  'took take taken swallowed swallow downed necked popped ate drank'.split(' '),
);

/** "I had eight diazepam left" tells of a drawer, not of what was swallowed; what is said of them after it is still heard. */
export function isLeftOver({ concept, from, to }: Signal, { words, wishTold }: Scene): boolean {
  if (concept.id !== 'taken' && concept.id !== 'taken_vague') return false;
  const said = words.slice(from, to).map(({ norm }) => norm);
  const [last, next, after] = [words[to - 1], words[to], words[to + 1]];
  return (
    !wishTold &&
    HAVE.has(said[0] ?? '') &&
    !said.some((norm) => VERBS.has(norm)) &&
    next?.clause === last?.clause &&
    OVER.has(next?.norm ?? '') &&
    (after?.clause !== last?.clause || AFTER_LEFT.has(after?.norm ?? '')) &&
    !words.some(({ norm }, at) => TELLS_MORE.has(norm) || (norm === 'had' && at >= to))
  );
}
