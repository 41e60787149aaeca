import type { Token } from './token.ts';

/**
 * Whether a complaint reached over an "and" or "with" belongs to the place on its other side: "gritty eyes with swollen
 * ankles", "neck ache with twitching eye".
 */
export function isOfAnother(
  tokens: readonly Token[],
  from: number,
  at: number,
  step: 1 | -1,
): boolean {
  if (tokens[at]?.role !== 'complaint' || tokens[at].chain !== 0) return false;
  const beside = step > 0 ? placeBehind(tokens, at) : tokens[at - 1];
  if (beside?.role !== 'site' || (step < 0 && tokens[at].afterComma)) return false;
  const between = step > 0 ? tokens.slice(from + 1, at) : tokens.slice(at + 1, from);
  return between.some(({ norm }) => COUPLING.includes(norm));
}

/** The part of the body that a complaint is said of: "swollen ankles", "pain in my back". */
function placeBehind(tokens: readonly Token[], at: number): Token | undefined {
  const next = tokens[at + 1];
  if (!next || next.afterComma || next.clause !== tokens[at]?.clause) return undefined;
  if (!PLACING.has(next.norm)) return next;
  return tokens[at + (ARTICLES.has(tokens[at + 2]?.norm ?? '') ? 3 : 2)];
}
const PLACING = new Set(['in', 'on', 'around', 'behind', 'under', 'of']);
export const COUPLING: readonly string[] = ['and', 'or', 'nor', 'with', 'plus'];
const ARTICLES = new Set(['the', 'a', 'an', 'my', 'his', 'her', 'their', 'our']);
