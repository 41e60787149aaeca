import { agreed, type Told } from './agree.ts';
import { isTelling } from './common-words.ts';
import { bystanders } from './bystanders.ts';
import { cameBefore } from './came-before.ts';
import { standing, type Standing } from './context.ts';
import { withFractionsOfTime } from './fractions-of-time.ts';
import { isCutOff, itemsNamed } from './general-denials.ts';
import { isGeneral, isNormal, type Concept, type Lexicon } from './lexicon.ts';
import { isLongUnchanged } from './long-unchanged.ts';
import { literal, mostSpecific } from './choose-matches.ts';
import { coordinate, withRoles } from './coordinate.ts';
import { resolveEllipsis } from './ellipsis.ts';
import { matchPhrases, type Match } from './match-phrases.ts';
import { NEGATING_PAIRS, NEGATORS } from './denial-words.ts';
import { isAnsweredWithNone } from './denied-after.ts';
import { isNegated, isUnusual } from './negation.ts';
import { joinNumbers } from './number-words.ts';
import { readMeasures, type Measures } from './numbers.ts';
import { saidOfAll } from './said-of-all.ts';
import { correct, type SpellingIndex } from './spelling.ts';
import { spokenWords, type SpokenWord } from './spoken.ts';
import type { Token } from './token.ts';
import { tokenise } from './tokenise.ts';
import { withUnnamedParts } from './unnamed-parts.ts';
import { withWeightChanges } from './weight-change.ts';

/** One thing that was said: about a finding or a medicine, whether present, and where it stands. */
export interface Mention {
  kind: 'finding' | 'medicine';
  id: string;
  negated: boolean;
  standing: Standing;
  text: string;
  start: number;
  end: number;
}

export interface UnreadWord {
  word: string;
  negated: boolean;
  start: number;
  end: number;
}

export interface Reading {
  mentions: Mention[];
  measures: Measures;
  /** Words that carry meaning, and those of them that became nothing. */
  contentWords: number;
  unread: UnreadWord[];
  spoken: SpokenWord[];
}

/**
 * Reads a free text. Deterministic, linear in its length, never throws.
 * Method: phrase lexicon with gaps and order, scoped negation and context (NegEx/ConText).
 */
export function readText(
  text: string,
  lexicon: Lexicon,
  spelling: SpellingIndex,
  localDate?: string,
): Reading {
  const written = withWeightChanges(joinNumbers(withFractionsOfTime(tokenise(text))));
  const words = withUnnamedParts(correct(written, lexicon, spelling));
  const tokens = coordinate(withRoles(words, lexicon.roles));
  const found = literal(matchPhrases(tokens, lexicon), tokens);
  const general = itemsNamed(found, tokens);
  const isPart = isCutOff(general, tokens);
  const spoken = mostSpecific(
    found.filter((match) => !isGeneral(match.concept) && !isPart(match)),
    tokens,
  );
  const named = ownersOf([...spoken, ...general]);
  const placed = [
    ...resolveEllipsis(tokens, lexicon, named),
    ...saidOfAll(tokens, lexicon, (at) => named.has(at)),
  ];
  const matches = [...spoken, ...placed];
  const measures = readMeasures(tokens, localDate);
  const owners = ownersOf([...matches, ...general]);
  const anothers = bystanders(tokens, matches);
  const told = (match: Match): Told[] =>
    mention(text, tokens, match, owners, measures, anothers).map((said) => ({ match, said }));
  const spokenOf = spoken.flatMap(told);
  const placedOf = placed.flatMap(told);
  const denied = general.flatMap(told);
  const used = new Set([
    ...measures.used,
    ...[...matches, ...denied.map(({ match }) => match)].flatMap((match) => match.tokens),
  ]);
  const content = tokens.filter((token) => !isTelling(token.norm));
  const unread = [...tokens.keys()].filter(
    (at) => !used.has(at) && !isTelling(tokens[at]?.norm ?? ''),
  );
  const denials = new Set(
    unread.filter((at) => isNegated(tokens, [at], (other) => owners.has(other))),
  );
  return {
    mentions: agreed(tokens, spokenOf, [...placedOf, ...denied]),
    measures,
    contentWords: content.length,
    unread: unread.flatMap((at) => unreadWord(tokens[at], denials.has(at))),
    spoken: spokenWords(tokens, matches, [...spokenOf, ...placedOf, ...denied], denials),
  };
}

const unreadWord = (token: Token | undefined, negated: boolean): UnreadWord[] =>
  token ? [{ word: token.norm, negated, start: token.start, end: token.end }] : [];

function mention(
  text: string,
  tokens: readonly Token[],
  match: Match,
  owners: Owners,
  measures: Measures,
  anothers: (match: Match) => boolean,
): Mention[] {
  const { concept } = match;
  if (concept.kind === 'idiom') return [];
  const first = match.tokens[0] ?? 0;
  const last = match.tokens.at(-1) ?? first;
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? start;
  const normal = isNormal(concept);
  // "I cannot bend my neck" has its own words; that it is not normal says too little.
  if (normal && isUnusual(tokens, match.tokens)) return [];
  // "The other leg is fine" says nothing of this one.
  if (normal && tokens[first - 1]?.norm === 'other') return [];
  const denied =
    normal ||
    isMeasuredWell(tokens, match, measures) ||
    isNegated(
      tokens,
      match.tokens,
      isElsewhere(match, owners, tokens),
      isDanger(concept),
      isBackground(concept),
    );
  if ((isGeneral(concept) || match.onlyDenied) && !denied) return [];
  const said: Mention = {
    kind: concept.kind,
    id: concept.id,
    negated: denied,
    standing: standingOf(tokens, match, anothers),
    text: text.slice(start, end),
    start,
    end,
  };
  return [said];
}

function standingOf(
  tokens: readonly Token[],
  match: Match,
  anothers: (match: Match) => boolean,
): Standing {
  if (anothers(match)) return 'other-person';
  const [first = 0, last = first] = [match.tokens[0], match.tokens.at(-1)];
  const found = standing(tokens, first, last);
  const { concept } = match;
  if (isDanger(concept) && found === 'current' && isLongUnchanged(tokens, first)) return 'past';
  if (concept.kind === 'finding' && concept.symptom && !concept.danger)
    if (found === 'current' && cameBefore(tokens, first, last)) return 'past';
  return found === 'hypothetical' && isAnsweredWithNone(tokens, last) ? 'current' : found;
}

const isBackground = (concept: Concept): boolean => concept.kind === 'finding' && !concept.symptom;

const isDanger = (concept: Concept): boolean => concept.kind === 'finding' && concept.danger;

/** "A temperature of 37.2": the number beside it says that it is none. */
function isMeasuredWell(
  tokens: readonly Token[],
  { concept, tokens: used }: Match,
  measures: Measures,
): boolean {
  if (concept.kind !== 'finding' || concept.measure === null) return false;
  const { kind, absentFrom = Infinity, absentBelow = -Infinity } = concept.measure;
  const value = measures[kind];
  if (value === null || (value < absentFrom && value >= absentBelow)) return false;
  const after = (used.at(-1) ?? 0) + 1;
  return Array.from({ length: BESIDE }, (_, n) => after + n).some(
    (i) =>
      measures.used.has(i) &&
      tokens[i]?.clause === tokens[after - 1]?.clause &&
      /^\d+[.,]?\d*$/.test(tokens[i]?.norm ?? ''),
  );
}
const BESIDE = 5;

type Owners = ReadonlyMap<number, readonly Match[]>;

/** Which phrases each token belongs to. */
function ownersOf(matches: readonly Match[]): Owners {
  const owners = new Map<number, Match[]>();
  for (const match of matches) {
    for (const token of match.tokens) owners.set(token, [...(owners.get(token) ?? []), match]);
  }
  return owners;
}

/**
 * Whether a token belongs to a phrase that shares no word with this one, or to another of the same meaning: the "don't"
 * of "spots don't fade". The "no" of "no temp or cough" denies the cough as well, though the temperature is read with it.
 */
const isElsewhere =
  (match: Match, owners: Owners, tokens: readonly Token[]) =>
  (token: number): boolean =>
    !NEGATING_PAIRS.has(`${tokens[token]?.norm ?? ''} ${tokens[token + 1]?.norm ?? ''}`) &&
    (owners.get(token) ?? []).some(
      (other) =>
        (!other.tokens.some((shared) => match.tokens.includes(shared)) ||
          (other.concept === match.concept && !match.tokens.includes(token))) &&
        !(isNormal(other.concept) && NEGATORS.has(tokens[token]?.norm ?? '')),
    );
