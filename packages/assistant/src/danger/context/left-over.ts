import type { Signal } from '../signal.ts';
import type { Scene } from './scene.ts';

const HAVE = new Set('have has had having got i he she they we'.split(' '));
const OVER = new Set('left leftover spare remaining unused'.split(' '));
/** After "left" these tell of somebody leaving. */
const LEAVES = new Set('home the my his her our him me us work town for them and'.split(' '));
const VERBS = new Set('took take taken swallowed swallow downed necked popped ate drank'.split(' '));

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
    !LEAVES.has(after?.norm ?? '')
  );
}
