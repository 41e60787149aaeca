import { LAST_HOURS, LONG_AGO, RECENT, RESOLVED } from '../lexicon/attempt.ts';
import { compilePhrase } from '../reading/phrase.ts';
import { findPhrases, type Match } from '../reading/match-phrase.ts';
import { indexPhrases } from '../reading/phrase-index.ts';
import { numberOf } from '../reading/numbers.ts';
import type { Time } from '../signal.ts';
import type { Word } from '../reading/word.ts';

type Said = 'hours' | 'recent' | 'past' | 'resolved';

const compile = (list: readonly string[], value: Said) =>
  list.map((source) => ({ phrase: compilePhrase(source), value }));

const TIMES = indexPhrases([
  ...compile(LAST_HOURS, 'hours'),
  ...compile(RECENT, 'recent'),
  ...compile(LONG_AGO, 'past'),
  ...compile(RESOLVED, 'resolved'),
]);

/** Said with these, a wish is of now unless the same clause says otherwise. */
const PRESENT_FORMS = new Set(
  'want wants wish wishing wanting going think thinking not am feel feeling urge urges'.split(' '),
);
/** A clause that says these of today is not over, however long ago it begins. */
const TODAY = new Set(
  'want wants wish wishing wanting am feel feeling urge urges going still now again keep keeps tonight'.split(
    ' ',
  ),
);
const DAYS = new Map([
  ['days', 1],
  ['weeks', 7],
  ['months', 30],
  ['month', 30],
]);
/** C-SSRS counts behaviour of the last three months apart from a lifetime. */
const RECENT_DAYS = 95;

export interface Timeline {
  timeOf: (match: Match) => Time;
  /** Somewhere it is said that it is over and well. */
  resolved: boolean;
  /** Clauses that tell of nothing but what is long past. */
  over: ReadonlySet<number>;
}

/** What the text says of when, by clause and by sentence. The nearest wins, then the most recent: the safer reading. */
export function readTimes(words: readonly Word[]): Timeline {
  const byClause = new Map<number, Time>();
  const bySentence = new Map<number, Time>();
  const datedAfter = new Set<number>();
  let resolved = false;
  for (const { from, to, value } of outermost(findPhrases(words, TIMES))) {
    if (isAtOnce(words, from) || isClock(words, to) || isNew(words, from)) continue;
    if (isSplit(words, from, to)) continue;
    if (value === 'past' && isUnreal(words, from)) continue;
    if (value === 'resolved') {
      resolved = true;
      continue;
    }
    const time = value === 'recent' && isLongAgo(words.slice(from, to)) ? 'past' : value;
    keep(byClause, words[from]?.clause ?? 0, time);
    keep(bySentence, words[from]?.sentence ?? 0, time);
    if (time === 'past' && (beginsWithIt(words, from) || isYearsOn(words, from, to)))
      datedAfter.add(words[from]?.sentence ?? 0);
  }
  const timeOf = ({ from, to }: Match): Time => {
    // "If I had the guts I'd have done it years ago" speaks of today.
    if (words[from]?.norm === 'if') return 'present';
    for (let i = from; i < to; i += 1) {
      const near = byClause.get(words[i]?.clause ?? -1);
      if (near) return near;
    }
    if (isPresent(words, from)) return 'present';
    const sentence = words[from]?.sentence ?? 0;
    return bySentence.get(sentence) ?? (datedAfter.has(sentence + 1) ? 'past' : 'present');
  };
  return { timeOf, resolved, over: overIn(words, byClause) };
}

/** "Two years today" is not today: what lies within a longer match says nothing of its own. */
function outermost<T extends Match>(matches: readonly T[]): T[] {
  let longest = { from: 0, to: 0 };
  return matches
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter((one) => {
      if (one.to <= longest.to && one.from > longest.from) return false;
      if (one.to > longest.to) longest = one;
      return true;
    });
}

function overIn(words: readonly Word[], byClause: ReadonlyMap<number, Time>): Set<number> {
  const over = new Set([...byClause].flatMap(([clause, time]) => (time === 'past' ? clause : [])));
  for (const { norm, clause } of words) if (TODAY.has(norm)) over.delete(clause);
  return over;
}

/** "It was twelve years ago": dates what was said in the sentence before. */
function beginsWithIt(words: readonly Word[], at: number): boolean {
  let first = at;
  while (words[first - 1]?.sentence === words[at]?.sentence && first > 0) first -= 1;
  return /^(?:it|that|this)$/.test(words[first]?.norm ?? '');
}

/** "All of them at once", "more than once", "see them the once", "once and then" tell of no other time. */
const isAtOnce = (words: readonly Word[], from: number): boolean =>
  words[from]?.norm === 'once' &&
  (/^(?:at|than|for|the)$/.test(words[from - 1]?.norm ?? '') ||
    (words[from + 1]?.norm === 'and' && words[from + 2]?.norm === 'then'));

/** "I pay them back, then I am gone": a comma parts what would be "back then". */
const isSplit = (words: readonly Word[], from: number, to: number): boolean =>
  to - from === 2 && words[from]?.clause !== words[from + 1]?.clause;

const isPresent = (words: readonly Word[], at: number): boolean =>
  PRESENT_FORMS.has(words[at]?.norm ?? '') &&
  !(words[at]?.norm === 'not' && words[at - 1]?.norm === 'did');

/** "I never used to think of dying" is told of what began since. */
const isNew = (words: readonly Word[], from: number): boolean =>
  words[from]?.norm === 'used' &&
  (words[from - 1]?.norm === 'never' || LIKENED.has(words[from - 2]?.norm ?? ''));

/** "The way I used to think about smoking" compares, and dates nothing before it. */
const LIKENED = new Set(['way', 'like', 'than']);

const UNREAL = new Set(['would', 'should', 'could']);

/** "I would have gone years ago" tells of a wish that is there today. */
function isUnreal(words: readonly Word[], at: number): boolean {
  for (let i = at - 1; words[i]?.clause === words[at]?.clause && i >= 0; i -= 1) {
    if (words[i]?.norm === 'have' && UNREAL.has(words[i - 1]?.norm ?? '')) return true;
  }
  return false;
}

/** "At 23:52" is no age: a figure goes on right behind it. */
function isClock(words: readonly Word[], to: number): boolean {
  const [last, next] = [words[to - 1], words[to]];
  if (!last || !next || !/^\d+$/.test(last.norm) || !/^\d+$/.test(next.norm)) return false;
  return next.start === last.end + 1 && next.clause !== last.clause;
}

/** "Seven years on, I am married": dates what was said in the sentence before as well. */
const isYearsOn = (words: readonly Word[], from: number, to: number): boolean =>
  words[from - 1]?.sentence !== words[from]?.sentence &&
  words[to - 2]?.norm === 'years' &&
  words[to - 1]?.norm === 'on';

const FRESHNESS: readonly Time[] = ['past', 'present', 'recent', 'hours'];

function keep(times: Map<number, Time>, key: number, time: Time): void {
  const known = times.get(key);
  if (!known || FRESHNESS.indexOf(time) > FRESHNESS.indexOf(known)) times.set(key, time);
}

/** "Twenty weeks ago" is not within three months. */
function isLongAgo(words: readonly Word[]): boolean {
  const count = words.map((word) => numberOf(word.norm)).find((value) => value !== null);
  const unit = words.map((word) => DAYS.get(word.norm)).find((value) => value !== undefined);
  return count !== null && count !== undefined && unit !== undefined && count * unit > RECENT_DAYS;
}
