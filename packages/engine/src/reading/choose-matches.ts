import type { Concept } from './lexicon.ts';
import { isFiller } from './common-words.ts';
import { REARS } from './coordinate.ts';
import { DENYING, type Match } from './match-phrases.ts';
import { seesSomethingElse } from './sightless.ts';
import type { Token } from './token.ts';

/** Leaves out what was read inside a way of speaking: a "coughing fit of laughter" is no cough. */
export function literal(matches: readonly Match[], tokens: readonly Token[]): Match[] {
  const spoken = spokenIn(matches);
  return matches.filter((match) => {
    const { concept, tokens: used } = match;
    if (concept.kind === 'idiom') return used.every((token) => spoken.has(token));
    return (
      !(concept.kind === 'finding' && !concept.symptom && isLikened(tokens, used[0] ?? 0)) &&
      !seesSomethingElse(match, tokens) &&
      !used.some(
        (token) =>
          spoken.has(token) ||
          isRear(tokens, token, used) ||
          isReturn(tokens, token, concept) ||
          isMeasured(tokens, token, used) ||
          isUndone(tokens, token, used),
      )
    );
  });
}

/**
 * The words of idioms. Who tells of a danger beside it does not jest: "he had a fit when I told him, and is
 * unconscious", "stabbed me in the back over the job, and it bleeds".
 */
function spokenIn(matches: readonly Match[]): ReadonlySet<number> {
  const wordsOf = (jest: boolean): number[] =>
    matches.flatMap(({ concept, tokens: used }) =>
      concept.kind === 'idiom' && concept.jest === jest ? used : [],
    );
  const inEarnest = new Set(wordsOf(false));
  const spoken = new Set([...inEarnest, ...wordsOf(true)]);
  if (spoken.size === inEarnest.size) return spoken;
  const isOutside = ({ tokens: used }: Match): boolean => !used.some((token) => spoken.has(token));
  const meant = new Set(
    matches.flatMap((match) =>
      isFinding(match) && match.concept.danger && !isOutside(match)
        ? [...match.concept.implies]
        : [],
    ),
  );
  const isSerious = matches.some(
    (match) =>
      isFinding(match) &&
      isOutside(match) &&
      (match.concept.danger || meant.has(match.concept.index)),
  );
  return isSerious ? inEarnest : spoken;
}

/** Told, even if denied. */
const isFinding = (match: Match): match is Match & { concept: Concept & { kind: 'finding' } } =>
  match.concept.kind === 'finding' && !match.concept.normal && !match.concept.general;

/**
 * "Nearly passed out", "almost fell", "felt faint", "a bit faint": it did not come to that, unless the phrase says so
 * itself.
 */
function isUndone(tokens: readonly Token[], at: number, used: readonly number[]): boolean {
  const word = tokens[at]?.norm ?? '';
  if (used.includes(at - 1)) return false;
  const before = tokens[at - 1]?.norm ?? '';
  return (EVENTS.has(word) && NEARLY.has(before)) || (word === 'faint' && FEELING.has(before));
}
const FEELING = new Set(
  'feel feels felt feeling bit little quite so rather slightly very'.split(' '),
);
const NEARLY = new Set(['nearly', 'almost']);
const EVENTS = new Set(
  `passed pass fainted faint fainting blacked black collapsed collapse fell fall fallen vomited vomit threw throw choked
   crashed keeled toppled wet`.split(/\s+/),
);

/** "A belly like he's pregnant", "I talk like I'm drunk": what it is like, and not what it is. */
const isLikened = (tokens: readonly Token[], first: number): boolean =>
  tokens[first - 2]?.norm === 'like' &&
  tokens[first - 2]?.clause === tokens[first]?.clause &&
  BEING.has(tokens[first - 1]?.norm ?? '');
const BEING = new Set(["i'm", "i've", "he's", "she's", "they're", "it's", 'being']);

/** "The cramps are back": where they are not. */
const isReturn = (tokens: readonly Token[], at: number, concept: Concept): boolean =>
  tokens[at]?.norm === 'back' &&
  tokens[at].role === null &&
  concept.kind === 'finding' &&
  concept.regions.some((region) => region.endsWith('back'));

/** "Blood pressure", "blood tests": no blood is seen, unless the phrase goes on. */
const isMeasured = (tokens: readonly Token[], at: number, used: readonly number[]): boolean =>
  tokens[at]?.norm === 'blood' &&
  MEASURED.has(tokens[at + 1]?.norm ?? '') &&
  !used.includes(at + 1);
const MEASURED = new Set(
  'pressure test tests sugar sugars glucose count counts level levels group type thinner thinners'.split(
    ' ',
  ),
);

/** "Pain at the back of my throat" is no pain in the back: there it only tells where, unless the phrase goes on. */
const isRear = (tokens: readonly Token[], at: number, used: readonly number[]): boolean =>
  REARS.has(tokens[at]?.norm ?? '') &&
  tokens[at + 1]?.norm === 'of' &&
  tokens[at]?.role === 'modifier' &&
  !used.some((i) => i > at && i <= at + REAR_OF);
const REAR_OF = 4;

/**
 * Leaves out what is only part of something more specific: "cough" inside "barking cough". Several words that say
 * something the longer phrase does not imply stay, "tight chest" inside "tight chest when I walk", unless the longer
 * phrase is marked to mean nothing else: "can't breathe" inside "can't breathe through my nose".
 */
export function mostSpecific(matches: readonly Match[], tokens: readonly Token[]): Match[] {
  const byToken = new Map<number, Match[]>();
  for (const match of matches) {
    for (const token of match.tokens) {
      const list = byToken.get(token);
      if (list) list.push(match);
      else byToken.set(token, [match]);
    }
  }
  return matches.filter((match) => {
    const core = coreOf(match, tokens);
    const holds = (rival: Match): boolean =>
      (rival.tokens.length > match.tokens.length || coreOf(rival, tokens).length > core.length) &&
      core.every((token) => rival.tokens.includes(token)) &&
      (rival.exclusive ||
        rival.concept === match.concept ||
        ((swallows(rival, match, tokens) || implies(rival.concept, match.concept)) &&
          !saysMore(rival, tokens)));
    if (byToken.get(core[0] ?? -1)?.some(holds) === true) return false;
    const last = byToken.get(core.at(-1) ?? -1) ?? [];
    return !last.some((rival) => isTheSamePlaced(rival, core, tokens) && !saysMore(rival, tokens));
  });
}

/** The words that carry the phrase: "swollen" of "swollen up", "sick" of "been sick". */
function coreOf({ tokens: used }: Match, tokens: readonly Token[]): readonly number[] {
  const core = used.filter((i) => !EMPTY.has(tokens[i]?.norm ?? ''));
  return core.length > 0 ? core : used;
}
const EMPTY = new Set(
  'up on in at of a an the my his her is are was were been be has have had got get gets getting'.split(
    ' ',
  ),
);

/**
 * A single word inside a longer phrase that does not imply it means another thing there, "a soft spot" no rash, unless
 * it was said by itself: "dizzy when I roll over" is dizzy. A place or another complaint makes it more specific: "a
 * lump in my breast", "vomiting blood".
 */
function swallows(rival: Match, match: Match, tokens: readonly Token[]): boolean {
  const used = coreOf(match, tokens);
  const [at = 0, second] = used;
  // "My sister has the same rash": two have one.
  if (tokens[at - 1]?.norm === 'same' && isComplaint(match) && !isComplaint(rival)) return false;
  if (second !== undefined) return isPlacedBy(rival, used, tokens);
  const { concept, parts } = rival;
  if (concept.kind !== 'finding' || concept.normal) return true;
  // "I have anxiety" tells of a complaint as well as of an illness.
  if (!concept.symptom)
    return !rival.tokens.every((i) => i === at || isFiller(tokens[i]?.norm ?? ''));
  if (!parts.some((part) => isSaidAlone(part, at, tokens))) return true;
  return rival.tokens.some(
    (i) => i !== at && SPECIFYING.has(tokens[i]?.role ?? '') && !areJoined(tokens, at, i),
  );
}

const isComplaint = ({ concept }: Match): boolean => concept.kind === 'finding' && concept.symptom;

/** "Green gunk" is another thing in an eye, a "red patch" another on it: the longer phrase names the place. */
function isPlacedBy(rival: Match, used: readonly number[], tokens: readonly Token[]): boolean {
  const role = (i: number): Token['role'] => tokens[i]?.role ?? null;
  if (rival.concept.kind !== 'finding' || !rival.concept.symptom) return false;
  if (used.some((i) => role(i) === 'site') || !used.some((i) => role(i) === 'complaint'))
    return false;
  return rival.tokens.some((i) => !used.includes(i) && role(i) === 'site');
}

/** The "painful lump" of "a painful lump in my breast": the longer phrase leaves out only what it is like. */
function isTheSamePlaced(rival: Match, used: readonly number[], tokens: readonly Token[]): boolean {
  const left = used.filter((i) => !rival.tokens.includes(i));
  return (
    left.length > 0 &&
    tokens[used.at(-1) ?? 0]?.role === 'complaint' &&
    left.every((i) => DESCRIBING.has(tokens[i]?.norm ?? '')) &&
    isPlacedBy(rival, used, tokens)
  );
}
const DESCRIBING = new Set(
  `painful sore tender hard soft firm small big little large tiny red itchy green yellow white brown thick thin clear
   new round smooth`.split(/\s+/),
);

const SPECIFYING = new Set(['site', 'complaint']);

/** "Fever and aching" tells of two complaints, "vomiting blood" of one. */
const areJoined = (tokens: readonly Token[], one: number, other: number): boolean =>
  Math.abs(one - other) === 2 && COORDINATING.has(tokens[(one + other) / 2]?.norm ?? '');

const COORDINATING = new Set(['and', 'or', 'nor']);

/** It is all of the part, or the first or last word of "pale and clammy", "low or anxious". */
function isSaidAlone(part: readonly number[], at: number, tokens: readonly Token[]): boolean {
  const [first, last] = [Math.min(...part), Math.max(...part)];
  if (first === last) return first === at;
  return (
    (at === first && COORDINATING.has(tokens[at + 1]?.norm ?? '')) ||
    (at === last && COORDINATING.has(tokens[at - 1]?.norm ?? ''))
  );
}

/**
 * What is denied in part or told of several places does not stand for what it implies: "no diarrhoea and no blood" is
 * more than no bloody diarrhoea, "no cough or chest pain" more than no chest pain on coughing, "no chest or back pain" more than no chest pain that goes to the back.
 */
function saysMore({ tokens: used }: Match, tokens: readonly Token[]): boolean {
  const [first = 0, last = 0] = [used[0], used.at(-1)];
  const between = tokens.slice(first + 1, last);
  return (
    between.some(
      ({ norm }, i) => (denies(norm) || EITHER.has(norm)) && !used.includes(first + 1 + i),
    ) || used.filter((i) => tokens[i]?.chain !== 0 && tokens[i]?.role === 'site').length > 1
  );
}

const EITHER = new Set(['or', 'nor']);

const denies = (norm: string): boolean => DENYING.has(norm) || norm === 'without';

const implies = (longer: Concept, shorter: Concept): boolean =>
  longer.kind === 'finding' && shorter.kind === 'finding' && longer.implies.has(shorter.index);
