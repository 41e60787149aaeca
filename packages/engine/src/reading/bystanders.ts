import type { Match } from './match-phrases.ts';
import { isNoticedOnWriter } from './noticed-by.ts';
import type { Token } from './token.ts';

const ADULTS = new Set(
  `mum mom mother dad father brother sister aunt uncle auntie grandma grandpa grandmother grandfather grandad gran granny
   nana nan nephew niece cousin husband wife partner boyfriend girlfriend friend mate colleague coworker flatmate roommate
   housemate neighbour neighbor everyone everybody people boss family`.split(/\s+/),
);
/** What these have had is told for the family's sake, also after one's own complaint: "my mother got migraines". */
const FOREBEARS = new Set(
  'mum mom mother dad father aunt uncle auntie grandma grandpa grandmother grandfather grandad gran granny nana nan'.split(
    ' ',
  ),
);
/** Told of beside one's own complaint in the same breath: "my brother has bad skin and wheezes". */
const SIBLINGS = new Set('brother sister cousin'.split(' '));
/** Children are mostly told of as the patient; not where they only passed it on or had it before. */
const CHILDREN = new Set('son daughter kid kids child children toddler grandson lad'.split(' '));
const CHILDREN_BEFORE =
  /\b(?:off|from) (?:my|our|the) \w+|\b(?:had|was|were)\b.*\blast (?:week|month|year)\b/;
const ANIMALS =
  /\b(?:dog|cat|puppy|kitten) (?:has|had|is|was|keeps|got)\b|\b(?:dog|cat|puppy|kitten|hamster|rabbit)(?: last \w+)? (?:who|that|which)(?:'s| is| has| was| had)\b/;
const ONESELF = new Set(['i', "i've", "i'm", 'my', 'mine', 'me']);
/** "I've checked his temperature", "I feel sick with worry": nothing of oneself is told. */
const OF_OTHERS = new Set(
  'he she they his her him their them worry worried scared panicking stressed frightened'.split(
    ' ',
  ),
);
const FARTHEST = 14;

/**
 * Tells whether a complaint is a bystander's: "my mum has arthritis, I've just got a sore throat". Only where the
 * writer tells of a complaint of their own afterwards; a danger to anybody is never set aside.
 */
export function bystanders(
  tokens: readonly Token[],
  matches: readonly Match[],
): (match: Match) => boolean {
  const own = Math.max(-1, ...matches.map((match) => ownClause(tokens, match)));
  const ofOneself = own >= 0 || complainsFirst(tokens, matches);
  return ({ concept, tokens: used }) => {
    const at = used[0] ?? 0;
    if (concept.kind !== 'finding' || concept.danger) return false;
    const before = clauseBefore(tokens, at);
    const told = before.map(({ norm }) => norm).join(' ');
    if (ANIMALS.test(told) && !before.slice(1).some(({ norm }) => ONESELF.has(norm))) return true;
    const who = before.findLastIndex(
      (token, i) => isSomebody(token, before[i + 1]) && !isVisited(before, i),
    );
    if (who < 0)
      return (
        (tokens[at]?.clause ?? 0) < own &&
        (isInRelative(tokens, used.at(-1) ?? at) || isOfVisitor(tokens, at, before))
      );
    if (isNoticedOnWriter(tokens, at - before.length + who, used)) return false;
    const aside =
      ((ofOneself &&
        FOREBEARS.has(before[who]?.norm ?? '') &&
        (!concept.symptom || before.slice(who).some(({ norm }) => HAD.has(norm)))) ||
        (own >= 0 &&
          SIBLINGS.has(before[who]?.norm ?? '') &&
          before.slice(who).some(({ norm }) => norm === 'has' || HAD.has(norm)))) &&
      !goesOn(tokens, at);
    if ((tokens[at]?.clause ?? 0) >= own && !aside) return false;
    if (before.slice(who).some(({ norm }) => ONESELF.has(norm))) return false;
    return !CHILDREN.has(before[who]?.norm ?? '') || CHILDREN_BEFORE.test(clauseOf(tokens, at));
  };
}

/** "My flatmate", and "my flatmate's got it"; "my flatmate's arm" may be that of the one described. */
const isSomebody = ({ norm }: Token, next: Token | undefined): boolean =>
  ADULTS.has(norm) ||
  CHILDREN.has(norm) ||
  (norm.endsWith("'s") && ADULTS.has(norm.slice(0, -2)) && AS_VERB.has(next?.norm ?? ''));
const AS_VERB = new Set('got had been having just also off down'.split(' '));

/** "My sister came to stay, she had a cough, and now it's my throat". */
function isOfVisitor(tokens: readonly Token[], at: number, before: readonly Token[]): boolean {
  const [who, had] = before;
  if (!SPEAKS_ON.has(who?.norm ?? '') || had?.norm !== 'had') return false;
  const { sentence, clause = 0 } = tokens[at] ?? {};
  const said = tokens
    .slice(Math.max(0, at - 2 * FARTHEST), at)
    .filter((token) => token.sentence === sentence && token.clause === clause - 1);
  return said.some(({ norm }) => ADULTS.has(norm)) && said.some(({ norm }) => VISITED.has(norm));
}
const VISITED = new Set([
  'visited',
  'visit',
  'visiting',
  'stay',
  'stayed',
  'staying',
  'came',
  'round',
  'over',
]);

/** "Psoriasis in my brother". */
function isInRelative(tokens: readonly Token[], last: number): boolean {
  const [preposition, owner, who] = tokens.slice(last + 1, last + 4).map(({ norm }) => norm);
  return preposition === 'in' && (owner === 'my' || owner === 'our') && ADULTS.has(who ?? '');
}

/** Whether a complaint is told before anybody else is spoken of. */
function complainsFirst(tokens: readonly Token[], matches: readonly Match[]): boolean {
  const other = tokens.findIndex(
    ({ norm }) => ADULTS.has(norm) || CHILDREN.has(norm) || SPEAKS_ON.has(norm),
  );
  return matches.some(
    ({ concept, tokens: used }) =>
      concept.kind === 'finding' && concept.symptom && (used.at(-1) ?? 0) < other,
  );
}

/** Of a relative's complaints these tell what used to be: "my mother got migraines"; "mum is drowsy" is told of now. */
const HAD = new Set(['got', 'gets', 'had', 'suffers', 'suffered']);

/** "My dad is diabetic and his foot is black": the relative is spoken of further. */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 1 + SPOKEN_OF).some(({ norm }) => SPEAKS_ON.has(norm));
const SPOKEN_OF = 30;
const SPEAKS_ON = new Set("he she his her him he's she's".split(' '));

/** "After visiting family in Pakistan": where one was, and nobody who is ill. */
const isVisited = (clause: readonly Token[], at: number): boolean =>
  clause.slice(Math.max(0, at - 2), at).some(({ norm }) => VISITS.has(norm));
const VISITS = new Set(['visit', 'visited', 'visiting', 'seeing', 'saw', 'meeting', 'met']);

/** The clause in which the writer tells of a complaint of their own, or -1. */
function ownClause(tokens: readonly Token[], { concept, tokens: used }: Match): number {
  const at = used[0] ?? 0;
  if (concept.kind !== 'finding' || !concept.symptom || concept.danger) return -1;
  const before = [...clauseBefore(tokens, at), ...used.flatMap((i) => tokens[i] ?? [])].map(
    ({ norm }) => norm,
  );
  const names = (norm: string): boolean => ADULTS.has(norm) || CHILDREN.has(norm);
  if (!before.some((norm) => ONESELF.has(norm)) || before.some(names)) return -1;
  const clause = clauseOf(tokens, at).split(' ');
  return clause.some((norm) => OF_OTHERS.has(norm)) ? -1 : (tokens[at]?.clause ?? -1);
}

const clauseBefore = (tokens: readonly Token[], at: number): Token[] =>
  tokens
    .slice(Math.max(0, at - FARTHEST), at)
    .filter(({ clause }) => clause === tokens[at]?.clause);

const clauseOf = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(Math.max(0, at - FARTHEST), at + FARTHEST)
    .filter(({ clause }) => clause === tokens[at]?.clause)
    .map(({ norm }) => norm)
    .join(' ');
