import type { Token } from './token.ts';

/** Words behind a denial in which its condition is told. */
const NEAR = 9;
const ON_CONDITION =
  /^(?:(?!no\b|not\b|and\b|or\b|nor\b)\w+ ){0,4}(?:unless|until (?!now\b)|(?:except|other than|apart from|aside from) (?:when|whenever|if|on|after|during|while|at night|first thing)\b)/;

const TURNING = new Set(['unless', 'until', 'except', 'other', 'apart', 'aside']);

/** "Doesn't hurt unless I press it", "no pain except when I walk", "no cough until last night": then it is there. */
export function isOnCondition(tokens: readonly Token[], last: number): boolean {
  if (!tokens.slice(last + 1, last + NEAR).some(({ norm }) => TURNING.has(norm))) return false;
  const sentence = tokens[last]?.sentence;
  const after = tokens.slice(last + 1, last + NEAR).filter((token) => token.sentence === sentence);
  return ON_CONDITION.test(after.map(({ norm }) => norm).join(' '));
}
