import { isTelling } from './common-words.ts';
import type { WordRoles } from './lexicon.ts';
import type { Token } from './token.ts';

const JOINING = new Set(['and', 'or', 'nor', 'plus', '/', 'n']);
/** What may stand between two members of a list beside commas and joining words. */
const BETWEEN = new Set(
  'my the his her its their your our a an both either in on of into down also even then so does do did as well'.split(
    ' ',
  ),
);
/** A list "X hurts and Y" ends with one of these or with the statement. */
const ENDING = new Set(['too', 'also', 'as', 'well', 'both']);
const VERBS = new Set(
  `is are was were feels feel felt has have had gets get goes gone keeps keep looks look seems started`.split(
    /\s+/,
  ),
);
/** Words between two members, and before the first in which its complaint is looked for. */
const STEP = 6;
const BEFORE = 8;
/** Nobody lists more parts of the body in one breath. */
const LONGEST_LIST = 30;

/** Gives every word its role. */
export const withRoles = (tokens: readonly Token[], roles: WordRoles): Token[] =>
  tokens.map((token, i) => {
    const role = roles.get(token.stem) ?? null;
    if (role === null || returns(token, tokens[i - 1], tokens[i + 1], roles)) return token;
    return { ...token, role: isRear(tokens, i, roles) ? 'modifier' : role };
  });

/** Parts of the body that are also parts of others. */
export const REARS: ReadonlySet<string> = new Set(['back', 'bottom', 'side', 'sides']);

/** "The back of my throat": only where in the throat. */
const isRear = (tokens: readonly Token[], at: number, roles: WordRoles): boolean =>
  REARS.has(tokens[at]?.norm ?? '') &&
  tokens[at + 1]?.norm === 'of' &&
  [at + 2, at + 3].some((i) => roles.get(tokens[i]?.stem ?? '') === 'site');

/** "It goes back when I lie down", "three months back", "a back tooth": no part of the body; "I've got back pain" is. */
const returns = (
  { norm }: Token,
  before: Token | undefined,
  after: Token | undefined,
  roles: WordRoles,
): boolean =>
  norm === 'back' &&
  (HINDMOST.has(after?.norm ?? '') ||
    RETURNING.has(before?.norm ?? '') ||
    (BEING.has(before?.norm ?? '') && !BESIDE.has(after?.norm ?? ''))) &&
  roles.get(after?.stem ?? '') !== 'complaint';
const HINDMOST = new Set(
  'from tooth teeth molar molars door garden seat row yard wheel'.split(' '),
);
/** "The cramps are back"; "where the pain is: back and legs" names a part. */
const BEING = new Set(['is', 'are', "it's", "they're", "he's", "she's"]);
const BESIDE = new Set(['of', 'and', 'or', '/']);
const RETURNING = new Set(
  `go goes going went gone come comes came coming get gets got getting bring brings brought put puts push pushes pushed
   fall falls fell pull sent straight lie lying lean leaning sit sitting pops popped slides slid
   hour hours day days week weeks fortnight month months year years`.split(/\s+/),
);

/**
 * Parts of the body told of in one breath share what is said of them: "pain in my chest and my jaw", "my head, neck
 * and back hurt". Their words get one number, and no clause ends between them.
 */
export function coordinate(tokens: readonly Token[]): Token[] {
  const joined = tokens.map((token) => ({ ...token }));
  let chain = 0;
  for (let i = 0; i < tokens.length; i += 1) {
    if (tokens[i]?.role !== 'site') continue;
    const members = membersFrom(tokens, i);
    const last = members.at(-1) ?? i;
    if (members.length < 2) continue;
    chain += 1;
    join(joined, i, last, chain);
    i = last;
  }
  return joined;
}

/** The parts of the body listed from the token `at` on; only itself where no list is closed by "and" or "or". */
function membersFrom(tokens: readonly Token[], at: number): number[] {
  const members = [at];
  let closed = at;
  for (let last = at; members.length < LONGEST_LIST;) {
    const next = nextMember(tokens, last);
    if (next === null) break;
    if (next.predicate && !endsAfter(tokens, next.at)) break;
    if (hasOwnPredicate(tokens, at, next.at)) break;
    members.push(next.at);
    last = next.at;
    if (next.joined) closed = next.at;
    if (next.predicate) break;
  }
  const listed = members.filter((member) => member <= closed);
  return namesAnother(tokens, listed.at(-1) ?? at) ? listed.slice(0, -1) : listed;
}

interface Member {
  at: number;
  /** "And" or "or" stands before it, not only a comma. */
  joined: boolean;
  /** What is said of the member before stands between: "my chest hurts and my arm too". */
  predicate: boolean;
}

function nextMember(tokens: readonly Token[], from: number): Member | null {
  let joined = false;
  let comma = false;
  let predicate = false;
  for (let i = from + 1; i <= from + STEP; i += 1) {
    const token = tokens[i];
    if (!token || token.sentence !== tokens[from]?.sentence) return null;
    comma ||= token.afterComma;
    if (JOINING.has(token.norm)) joined = true;
    else if (token.role === 'site') {
      return joined || comma ? { at: i, joined, predicate } : null;
    } else if (!joined && !comma && (token.role === 'complaint' || VERBS.has(token.norm)))
      predicate = true;
    else if (token.role !== 'modifier' && !BETWEEN.has(token.norm)) return null;
  }
  return null;
}

/** Nothing more is said of the last member: "… and my arm too". */
function endsAfter(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    !next || next.sentence !== tokens[at]?.sentence || next.afterComma || ENDING.has(next.norm)
  );
}

/** "Pain in my chest and my nose is blocked": the second has a verb of its own, and the first a complaint. */
function hasOwnPredicate(tokens: readonly Token[], first: number, last: number): boolean {
  const next = tokens[last + 1];
  if (!next || next.sentence !== tokens[last]?.sentence || next.afterComma) return false;
  if (!VERBS.has(next.norm) && next.role !== 'complaint') return false;
  // "Swollen ankles and hand pain": each has its own.
  if (next.role === 'complaint' && isDescribed(tokens, first)) return true;
  if (tokens[first]?.clause === tokens[last]?.clause && next.role === 'complaint') return false;
  const clause = tokens[first]?.clause;
  return tokens
    .slice(Math.max(0, first - BEFORE), first)
    .some((token) => token.clause === clause && token.role === 'complaint');
}

const isDescribed = (tokens: readonly Token[], site: number): boolean =>
  tokens[site - 1]?.role === 'complaint' && tokens[site]?.afterComma !== true;

/** "Sore throat and ear infection": the last word only names which infection. */
function namesAnother(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  if (!next || next.sentence !== tokens[last]?.sentence || next.afterComma) return false;
  return (
    next.role === null && !isTelling(next.norm) && !VERBS.has(next.norm) && !JOINING.has(next.norm)
  );
}

/** Marks the words of a list and takes back the ends of clauses between them. */
function join(tokens: Token[], from: number, to: number, chain: number): void {
  const [first, last] = [tokens[from], tokens[to]];
  if (!first || !last) return;
  const { clause, statement } = first;
  const ended = last.clause;
  for (let i = from; i <= to; i += 1) {
    const token = tokens[i];
    if (token) Object.assign(token, { chain, clause, statement });
  }
  if (ended === clause) return;
  for (let i = to + 1; tokens[i]?.clause === ended; i += 1) {
    Object.assign(tokens[i] ?? {}, { clause, statement });
  }
}
