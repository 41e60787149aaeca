import type { Token } from './token.ts';

/** How many words after a number say that it is one of ten: "/10", "out of ten", "on a scale of ten"; null if it is not. */
export function wordsOfScale(tokens: readonly Token[], i: number): number | null {
  const next = tokens.slice(i + 1, i + 5).map(({ norm }) => norm);
  if (next[0] === '/' && next[1] === '10') return 2;
  if (next[0] === 'out' && next[1] === 'of' && isTen(next[2])) return 3;
  if (next[0] === 'on') return next.includes('scale') ? next.indexOf('scale') + 1 : null;
  return followsScale(tokens, i) ? 0 : null;
}

const isTen = (word: string | undefined): boolean => word === '10' || word === 'ten';

/** "On a pain scale of one to ten it's a seven". */
function followsScale(tokens: readonly Token[], i: number): boolean {
  const before = tokens
    .slice(Math.max(0, i - FARTHEST), i)
    .filter(({ sentence }) => sentence === tokens[i]?.sentence)
    .map(({ norm }) => norm)
    .join(' ');
  return /\bscale of (?:1|one|0|zero) (?:to )?(?:10|ten)\b(?! (?:for|since|hours?|days?|weeks?))/.test(
    before,
  );
}
const FARTHEST = 10;
