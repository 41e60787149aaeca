import { numberAt } from './number-words.ts';
import { stem } from './stem.ts';
import type { Token } from './token.ts';

const WEIGHED = new Set(
  'kg kgs kilo kilos kilogram kilograms stone stones st lb lbs pound pounds'.split(' '),
);
/** Between the two numbers: "from 80 kg down to 75", "12 stone 4 to 10 stone". */
const BETWEEN = new Set(['to', 'down', 'up', 'now', 'and', 'a', 'half', 'about', 'around', 'only']);
const FARTHEST = 7;

/**
 * Two weights told one after the other become the way it went, in words that the lexicon knows: of "from 80 to 75 kg"
 * and of "from 12 stone to 10" the "from" is read as "down", of "from 60 kg to 66 kg" as "up".
 */
export const withWeightChanges = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const change = token.norm === 'from' ? changeFrom(tokens, i) : 0;
    if (change === 0) return token;
    const norm = change < 0 ? 'down' : 'up';
    return { ...token, norm, stem: stem(norm) };
  });

/** By how much the weight told after the "from" at `at` changed; 0 if nothing is weighed. */
function changeFrom(tokens: readonly Token[], at: number): number {
  const before = numberAt(tokens, at + 1);
  if (before === null) return 0;
  let weighed = false;
  let after: number | null = null;
  for (let i = at + 2; i <= at + FARTHEST; i += 1) {
    const token = tokens[i];
    if (!token || token.clause !== tokens[at]?.clause) break;
    const value = numberAt(tokens, i);
    if (WEIGHED.has(token.norm)) weighed = true;
    else if (value !== null && tokens[i - 1]?.norm === 'to') after = value;
    else if (value === null && !BETWEEN.has(token.norm)) break;
  }
  return weighed && after !== null ? after - before : 0;
}
