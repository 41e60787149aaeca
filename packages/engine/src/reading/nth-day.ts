import { daysIn, numberAt } from './number-words.ts';
import type { Token } from './token.ts';

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth'.split(
    ' ',
  );
/** "The second day running": what else may stand before a unit of time and be no length of an illness. */
const OTHER_FIRST = new Set(['every', 'each', 'last', 'next', 'one', 'a', 'per']);

/** How long it has been by the day that this is: "day 3 of a sore throat", "my second week of coughing". */
export function daysByOrdinal(tokens: readonly Token[], i: number): number | null {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!token || !next || next.clause !== token.clause || next.afterComma) return null;
  if (OTHER_FIRST.has(before?.norm ?? '')) return null;
  const nth = ORDINALS.indexOf(token.norm) + 1;
  if (nth > 0) {
    const unit = daysIn(next.norm);
    return unit !== undefined && unit >= 1 && COUNTING.has(tokens[i + 2]?.norm ?? '')
      ? nth * unit
      : null;
  }
  const unit = daysIn(token.norm);
  const count =
    unit === undefined || unit < 1 || token.norm.endsWith('s') ? null : numberAt(tokens, i + 1);
  if (unit === undefined || count === null || !/^(?:day|week|month)$/.test(token.norm)) return null;
  const after = tokens[i + 2];
  return !after || after.afterComma || COUNTING.has(after.norm) ? count * unit : null;
}

/** What the days are counted of. */
const COUNTING = new Set(['of', 'with', 'now', 'and', 'running', 'that', 'having', 'in']);
