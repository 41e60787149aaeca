import type { Token } from './token.ts';

/** The words from one place up to another, as they are compared. */
export const wordsBetween = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ norm }) => norm)
    .join(' ');

/** Up to so many words that stand before a place in its clause. */
export function wordsBefore(tokens: readonly Token[], at: number, most: number): string {
  let start = at;
  while (start > 0 && at - start < most && tokens[start - 1]?.clause === tokens[at]?.clause)
    start -= 1;
  return wordsBetween(tokens, start, at);
}

/** Up to so many words that stand behind a place, before the next comma or the end of its clause. */
export function wordsBehind(tokens: readonly Token[], at: number, most: number): string {
  let end = at + 1;
  while (
    end - at <= most &&
    tokens[end]?.clause === tokens[at]?.clause &&
    tokens[end]?.afterComma === false
  )
    end += 1;
  return wordsBetween(tokens, at + 1, end);
}
