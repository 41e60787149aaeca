import { isFiller } from './common-words.ts';
import { stem } from './stem.ts';
import type { Token } from './token.ts';

const JOINING = new Set(['and', 'or', 'nor', 'plus', '/']);
const PLACING = new Set(['in', 'on', 'of', 'from', 'to', 'at', 'around', 'round', 'over', 'near']);
/** Said of the parts that are not named. */
const UNNAMED = new Set(['down there', 'down below']);
/** Words from a complaint to the place that it shares with those behind it. */
const FARTHEST = 14;

/**
 * The place told once behind several complaints: "no swelling, bruising or tenderness of the ankle", "no discharge or
 * soreness down there". Nothing where no other complaint stands between.
 */
export function sharedPlace(
  tokens: readonly Token[],
  at: number,
  isFinding: (token: number) => boolean,
): Token[] {
  let joined = false;
  let listed = false;
  /** "Pain, mostly in my knee". */
  let apart = false;
  let placing = false;
  for (let i = at + 1; i <= at + FARTHEST; i += 1) {
    const token = tokens[i];
    if (!token || token.clause !== tokens[at]?.clause) return [];
    if (listed && UNNAMED.has(`${token.norm} ${tokens[i + 1]?.norm ?? ''}`)) return unnamed(token);
    if (token.role === 'site' && !SENSED.has(token.norm))
      return (listed || apart) && placing ? [token] : [];
    apart ||= token.afterComma && !listed;
    if (JOINING.has(token.norm)) apart = false;
    joined ||= token.afterComma || JOINING.has(token.norm);
    placing = PLACING.has(token.norm) || (placing && isPassed(token));
    if (token.role === 'complaint' || SENSED.has(token.norm) || isFinding(i)) {
      if (!joined && !listed) return [];
      listed = true;
    } else if (!isPassed(token)) return [];
  }
  return [];
}

/** "Discharge or smell down there" lists two complaints. */
const SENSED = new Set(['smell', 'odour', 'odor']);

const isPassed = ({ norm, role }: Token): boolean => role === 'modifier' || isFiller(norm);

const unnamed = (token: Token): Token[] => [{ ...token, norm: UNNAMED_AS, stem: stem(UNNAMED_AS) }];
const UNNAMED_AS = 'vagina';
