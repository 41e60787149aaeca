import { NEGATORS, REFUSING } from './denial-words.ts';
import { isNormal } from './lexicon.ts';
import type { Match } from './match-phrases.ts';
import type { Mention } from './read-text.ts';
import type { Token } from './token.ts';

/** A phrase that was found, and what it says. */
export interface Told {
  match: Match;
  said: Mention;
}

/**
 * What is left when one text says of a finding both that it is there and that it is not, or says it twice: `spoken`
 * holds what was told outright, `placed` what left its place out.
 */
export function agreed(
  tokens: readonly Token[],
  spoken: readonly Told[],
  placed: readonly Told[],
): Mention[] {
  const well = spoken.filter(({ match }) => isNormal(match.concept));
  const present = spoken.filter(({ said }) => !said.negated);
  const denied = new Set(placed.flatMap(({ said }) => (said.negated ? [said.id] : [])));
  const complained = new Set(
    present
      .filter((told) => isOfNow(told) && isComplaint(told, tokens, denied))
      .map(({ said }) => said.id),
  );
  const kept = spoken.filter(({ match, said }) =>
    said.negated
      ? isNormal(match.concept) || !present.some((one) => areSame(one.said, said))
      : (isLack(match, tokens) || !well.some((all) => areSame(all.said, said))) &&
        !isVague(match, said, placed) &&
        (!denied.has(said.id) || complained.has(said.id) || !isOfNow({ match, said })),
  );
  const where = placed.filter(({ said }) => !said.negated || !complained.has(said.id));
  return once([...kept, ...where].map(({ said }) => said));
}

/** Leaves out what is denied twice by the same words: "no bowel change" as such and as a list's "bowel change". */
function once(said: readonly Mention[]): Mention[] {
  const before = new Set<string>();
  return said.filter(({ id, negated, end }) => {
    const key = `${id} ${end}`;
    if (!negated) return true;
    if (before.has(key)) return false;
    before.add(key);
    return true;
  });
}

/** "I coughed blood in 2019": what was then takes nothing from what is told of today. */
const isOfNow = ({ said }: Told): boolean =>
  said.standing === 'current' || said.standing === 'uncertain';

/**
 * "My throat is sore, no aches" complains of the throat; "my jaw clicks, no pain" and "I twisted my knee, no pain" name
 * what hurts in others. A danger is never taken back.
 */
const isComplaint = (
  { match, said }: Told,
  tokens: readonly Token[],
  denied: ReadonlySet<string>,
): boolean =>
  denied.has(said.id) &&
  ((match.concept.kind === 'finding' && match.concept.danger) ||
    !match.tokens.some((i) => HINTING.has(tokens[i]?.norm ?? '')));
/** What mostly hurts, and need not. */
const HINTING = new Set(
  `click clicks clicking clicked lock locks locked locking twisted rolled sprained pulled strained broke broken chipped
   cracked tight jammed`.split(/\s+/),
);

/** "My knee swells" is read as the swollen knee; that something swells says no more. */
const isVague = ({ concept, tokens }: Match, said: Mention, placed: readonly Told[]): boolean =>
  concept.kind === 'finding' &&
  concept.symptom &&
  !concept.danger &&
  tokens.length === 1 &&
  placed.some(({ said: at }) => !at.negated && at.start === said.start && at.end === said.end);

/**
 * The same of the same words: "I wouldn't harm myself" and "the spots fade under a glass" say that all is well, whatever
 * some of their words say elsewhere; "my skin has become darker without extra sun" does not deny what it tells of.
 */
const areSame = (one: Mention, other: Mention): boolean =>
  one.id === other.id && one.start < other.end && other.start < one.end;

/** "The spots do not fade": told by what is not so. */
const isLack = ({ tokens: used }: Match, tokens: readonly Token[]): boolean =>
  used.some((i) => NEGATORS.has(tokens[i]?.norm ?? '') || REFUSING.has(tokens[i]?.norm ?? ''));
