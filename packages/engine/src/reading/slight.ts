import { HARDLY } from './denial-words.ts';
import type { Token } from './token.ts';

/** "Hardly any pain", "barely itchy", "hardly looks red": next to none; "barely sleeping" is a complaint. */
export function isSlight(
  tokens: readonly Token[],
  [first = 0, second = first]: readonly number[],
): boolean {
  const { clause, role } = tokens[first] ?? {};
  const before = tokens[first - 1]?.norm ?? '';
  const at = BARELY.has(before) ? first - 2 : first - 1;
  if (tokens[at]?.clause !== clause || !HARDLY.has(tokens[at]?.norm ?? '')) return false;
  return before === 'any' || role === 'complaint' || isBarely(tokens, first, second);
}
const isBarely = (tokens: readonly Token[], first: number, second: number): boolean =>
  BARELY.has(tokens[first]?.norm ?? '') && tokens[second]?.role === 'complaint';
const BARELY = new Set(['any', 'looks', 'look', 'looked', 'feels', 'felt']);
