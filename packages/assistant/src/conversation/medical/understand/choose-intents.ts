import type { Talk } from '../talk.ts';
import { findIntents } from './find-intents.ts';
import type { Intent } from './intents.ts';
import { wordsOf } from './words.ts';

/** Feelings and manners are answered beside a question, not instead of it. */
const SOFT: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'doubt', 'wrong']);
const MOST = 2;

/** What is wanted of this turn: the best of each sentence, questions before manners, at most two. */
export function chooseIntents(talk: Talk): Intent[][] {
  const perSentence = talk.sentences
    .map((one) => findIntents(one))
    .filter((found) => found.length > 0);
  const hard = perSentence.filter(([first]) => first !== undefined && !SOFT.has(first));
  const chosen = hard.length > 0 ? hard : perSentence.slice(0, 1);
  return chosen
    .filter((found, i) => chosen.findIndex((other) => other[0] === found[0]) === i)
    .slice(0, MOST);
}

const YES = /^(?:yes|yeah|yep|ok|okay|sure|please|go on|yes please|do that|alright|fine|y)$/u;
const NO =
  /^(?:no|nope|no thanks?|no thank you|not now|nothing|im fine|thats enough questions|thats enough|enough)$/u;

export const isYes = (text: string): boolean => YES.test(wordsOf(text).join(' '));
export const isNo = (text: string): boolean => NO.test(wordsOf(text).join(' '));
