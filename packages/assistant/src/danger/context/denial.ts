import { phrases } from '../lexicon/concept.ts';
import { NEGATORS, TRANSPARENT } from '../lexicon/frames.ts';
import { findPhrases } from '../reading/match-phrase.ts';
import { compilePhrase } from '../reading/phrase.ts';
import { indexPhrases } from '../reading/phrase-index.ts';
import type { Word } from '../reading/word.ts';
import { isHopeful } from './answers.ts';

const FARTHEST = 8;
const ANSWERS_NO = new Set(['no', 'none', 'nope', 'never', 'negative']);

/**
 * Whether the person denies what stands from `from` up to `to`. Only where a negator reaches it over words
 * that carry no meaning of their own: "I can't stop thinking about suicide" denies nothing (tie-break 1).
 */
export function isDenied(words: readonly Word[], from: number, to: number): boolean {
  return (
    deniedBefore(words, from) ||
    answeredNo(words, to) ||
    askedAndDenied(words, from, to) ||
    isSaidOfNobody(words, from) ||
    isInListOfNone(words, from)
  );
}

/** Between "nobody" and what nobody has done; who is known, seen or believed is another matter. */
const OF_NOBODY = new Set(
  'has have had is was are were ever in at the this my our house home family here a an any taken swallowed drunk eaten tried attempted'.split(
    ' ',
  ),
);

/** "Nobody is suicidal for fun" says that somebody is. */
const BUT_FOR = new Set([
  'for',
  'as',
  'like',
  'than',
  'except',
  'unless',
  'without',
  'until',
  'since',
]);
/** Nor does "nobody has, except me", or "nobody has. I have." */
const SAVE_FOR = new Set(['except', 'but', 'besides', 'apart', 'bar', 'save', 'yet', 'only']);
const OWNS =
  /^(?:i|he|she|they|we|my \w+) (?:have|has|did|do|does|am|is|was|are|left)\b(?! (?:just|only|asking|a|an|the|writing|wondering|ringing|worried|not)\b)/;

/** "Nobody has taken an overdose", "no one here is suicidal". */
export function isSaidOfNobody(words: readonly Word[], from: number): boolean {
  const clause = words[from]?.clause;
  for (let i = from; i < from + FARTHEST && words[i]?.clause === clause; i += 1) {
    if (BUT_FOR.has(words[i]!.norm)) return false;
  }
  if (isSaveFor(words, from)) return false;
  let at = from - 1;
  while (words[at]?.clause === clause && OF_NOBODY.has(words[at]!.norm)) at -= 1;
  const isAuxiliary = at < from - 1 || OF_NOBODY.has(words[from]?.norm ?? '');
  if (!isAuxiliary || words[at]?.clause !== clause) return false;
  const said = words
    .slice(Math.max(0, at - 2), at + 1)
    .filter((word) => word.clause === clause)
    .map(({ norm }) => norm);
  return /(?:^|\s)(?:nobody|no one|none of (?:us|them))$/.test(said.join(' '));
}

function isSaveFor(words: readonly Word[], from: number): boolean {
  const sentence = words[from]?.sentence ?? 0;
  const after = words.slice(from, from + 2 * FARTHEST);
  const next = after.filter((word) => word.sentence === sentence + 1).map(({ norm }) => norm);
  return (
    after.some((word) => word.sentence === sentence && SAVE_FOR.has(word.norm)) ||
    OWNS.test(next.join(' '))
  );
}

/** After these a "not" takes nothing away: "he does not stop hitting me", "not only". */
const GOES_ON = new Set(['stop', 'just', 'only', 'let']);
/** What was not so until now. */
const UNTIL_NOW = new Set(['before', 'until', 'till', 'like', 'yet', 'but']);

/** Whether what is told is denied in its middle: "he has never hit me", "she does not hit us". */
export function isDeniedWithin(words: readonly Word[], from: number, to: number): boolean {
  if (isNobody(words, from)) return true;
  if (UNTIL_NOW.has(words[to]?.norm ?? '')) return false;
  for (let i = from + 1; i < to; i += 1) {
    const norm = words[i]?.norm;
    if (norm !== 'not' && norm !== 'never') continue;
    return !GOES_ON.has(words[i + 1]?.norm ?? '');
  }
  return false;
}

/** "No one hits me", "nobody touches me": where what is told begins with whom it is told of, or right after. */
function isNobody(words: readonly Word[], from: number): boolean {
  const [before, first] = [words[from - 1], words[from]];
  if (before === undefined || before.clause !== first?.clause) return first?.norm === 'nobody';
  const saidBefore = `${words[from - 2]?.norm ?? ''} ${before.norm}`;
  return (
    before.norm === 'nobody' ||
    saidBefore === 'no one' ||
    (before.norm === 'no' && first.norm === 'one')
  );
}

function deniedBefore(words: readonly Word[], from: number): boolean {
  const clause = words[from]?.clause;
  for (let i = from - 1; i >= Math.max(0, from - FARTHEST); i -= 1) {
    const word = words[i];
    if (!word || word.clause !== clause) return false;
    if (NEGATORS.has(word.norm)) return !isHollow(words, i);
    if (word.norm === 'and' && words[i + 1]?.norm === 'i') return false;
    if (word.norm === 'or' && i === from - 1 && endsDeniedList(words, i)) return true;
    if (!TRANSPARENT.has(word.norm)) return false;
  }
  return false;
}

/** After a "not" these open a list of what is denied: "I don't think of death or hurting myself". */
const LISTED = new Set('think thinking have had feel plan thoughts any'.split(' '));

/** Whether the "or" at `at` goes on with what was denied earlier in its clause. */
function endsDeniedList(words: readonly Word[], at: number): boolean {
  const clause = words[at]?.clause;
  for (let i = at - 1; i >= Math.max(0, at - FARTHEST) && words[i]?.clause === clause; i -= 1) {
    if (!NEGATORS.has(words[i]?.norm ?? '')) continue;
    return LISTED.has(words[i + 1]?.norm ?? '') && !isHollow(words, i);
  }
  return false;
}

/** Words that end a bare list: somebody tells something of themself. */
const TELLING = new Set(
  'i he she they we it me my but just only still lots am is are was were have has had feel feels keep keeps every again now and'.split(
    ' ',
  ),
);
/** Fewest clauses before what is denied: "no fever, cough, rash, self-harm or headache" is a list, "no job, …" is not yet. */
const LIST_BEFORE = 2;

/** "No low mood, panic, tremor, thoughts of suicide or weight loss": one "no" for a list that an "or" closes. */
function isInListOfNone(words: readonly Word[], from: number): boolean {
  const { sentence, clause } = words[from] ?? { sentence: -1, clause: -1 };
  let first = from;
  while (first > 0 && words[first - 1]?.sentence === sentence) first -= 1;
  if (words[first]?.norm !== 'no' || clause - (words[first]?.clause ?? clause) < LIST_BEFORE) {
    return false;
  }
  let closed = false;
  for (let i = first + 1; words[i]?.sentence === sentence; i += 1) {
    const { norm } = words[i]!;
    if (NEGATORS.has(norm) || TELLING.has(norm)) return false;
    if (norm === 'or' && words[i]!.clause >= clause) closed = true;
  }
  return closed;
}

/** What is owned to after it was denied: "I told them no. I do." */
const OWNED = indexPhrases(
  phrases(`
    i do|am|have|did|would|was though|actually|really|sometimes|still|lately|now? $ ; a|was|is|were lie|lies
    i lied|was_lying|am_lying ; not|never true|the_truth ; untrue ; should have said|been yes
    it|answer|truth|that is|was|would_be|should_be yes $ ; the real|true|honest|right answer is|was yes
    <really>? was|is the_opposite`).map((source) => ({
    phrase: compilePhrase(source),
    value: source,
  })),
);
/** What was said to somebody can be taken back. */
const SAID = new Set(
  'asked asks told tell tells telling said say says saying ticked answered answer put promised promise swore insist pretend pretended'.split(
    ' ',
  ),
);

/** Where something said before is owned to after all, as the words at which it is. */
export function readOwned(words: readonly Word[]): number[] {
  // "I am just tired" owns to nothing: a bare "I am" is the last of its sentence.
  const isLast = (to: number): boolean => words[to]?.sentence !== words[to - 1]?.sentence;
  return findPhrases(words, OWNED)
    .filter(({ to, value }) => !value.endsWith('$') || isLast(to))
    .map(({ from }) => from);
}

/** Sentences: "They asked if I was suicidal. No. I lied." */
const TAKEN_BACK_WITHIN = 2;

/** "I told the doctor I have no such thoughts. I do." denies nothing. */
export function isTakenBack(
  words: readonly Word[],
  owned: readonly number[],
  from: number,
  to: number,
): boolean {
  const sentence = words[from]?.sentence ?? 0;
  const after = owned.some(
    (at) => at >= to && (words[at]?.sentence ?? 0) - sentence <= TAKEN_BACK_WITHIN,
  );
  if (!after) return false;
  for (let i = from - 1; words[i]?.sentence === sentence; i -= 1) {
    if (SAID.has(words[i]?.norm ?? '')) return true;
  }
  return false;
}

/** "Why not", "if not", "no reason not to", "I'm not sure", "not actively suicidal", "never not". */
function isHollow(words: readonly Word[], at: number): boolean {
  const [before, after] = [words[at - 1]?.norm, words[at + 1]?.norm];
  if (before === 'why' || before === 'if' || before === 'whether') return true;
  if (after === 'actively' || after === 'reason') return true;
  // Two denials give back what they took: "there's no day I don't want to die".
  const earlier = words.slice(Math.max(0, at - 6), at);
  const said = earlier.filter((word) => word.clause === words[at]?.clause).map((word) => word.norm);
  if (said.some((norm) => norm === 'and' || norm === 'or' || norm === 'nor')) return false;
  return (
    words[at]?.norm === 'not' &&
    said.some((norm, nth) => norm === 'never' || (norm === 'no' && said[nth + 1] !== 'i'))
  );
}

const ASKED = new Set(['asked', 'asks', 'ask', 'asking']);
/** Words between what was asked about and the end of the question. */
const REST_OF_QUESTION = 4;

/** "The midwife asked if I'd thought of harming myself or the baby. Never." */
function askedAndDenied(words: readonly Word[], from: number, to: number): boolean {
  const sentence = words[from]?.sentence ?? 0;
  let next = to;
  while (words[next]?.sentence === sentence) next += 1;
  const answer = words[next];
  if (ticksNone(words, from, to)) return true;
  if (next - to > REST_OF_QUESTION || !answer || !ANSWERS_NO.has(answer.norm)) return false;
  if (words[next + 1]?.clause === answer.clause || isHopeful(words, from, to)) return false;
  for (let i = from - 1; i >= 0 && words[i]?.sentence === sentence; i -= 1) {
    if (ASKED.has(words[i]?.norm ?? '')) return true;
  }
  return false;
}

const FORMS = new Set(
  'questionnaire form phq screening question questions survey score'.split(' '),
);
const ENTERS = new Set('ticked tick put answered scored circled chose marked'.split(' '));
const NONE = new Set(['no', 'never', 'none', 'zero', 'nought', '0']);
const FARTHEST_ENTRY = 10;

/** "The form asked about wanting to be dead, I ticked 'not at all'." */
function ticksNone(words: readonly Word[], from: number, to: number): boolean {
  const sentence = words[from]?.sentence ?? 0;
  let asked = false;
  for (let i = from - 1; i >= 0 && words[i]?.sentence === sentence; i -= 1) {
    const norm = words[i]?.norm ?? '';
    if (ASKED.has(norm) || FORMS.has(norm)) asked = true;
  }
  if (!asked) return false;
  for (let i = to; i < to + FARTHEST_ENTRY && words[i]; i += 1) {
    if (words[i]!.sentence - sentence > 1) return false;
    if (words[i]!.norm === 'nothing' && /^(?:like|of)$/.test(words[i + 1]?.norm ?? '')) return true;
    if (!ENTERS.has(words[i]!.norm)) continue;
    const [next, second, third] = [1, 2, 3].map((ahead) => words[i + ahead]?.norm ?? '');
    return NONE.has(next!) || `${next} ${second} ${third}` === 'not at all';
  }
  return false;
}

/** "Suicidal? No." and "self-harm: none". */
function answeredNo(words: readonly Word[], to: number): boolean {
  const [last, next, after] = [words[to - 1], words[to], words[to + 1]];
  if (!last || !next || !ANSWERS_NO.has(next.norm) || next.clause === last.clause) return false;
  return next.sentence - last.sentence <= 1 && after?.clause !== next.clause;
}
