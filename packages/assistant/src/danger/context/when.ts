import { LONG_AGO, RECENT, RESOLVED } from '../lexicon/attempt.ts';
import { compilePhrase } from '../reading/phrase.ts';
import { findPhrases, indexPhrases, numberOf } from '../reading/match-phrase.ts';
import type { Time } from '../signal.ts';
import type { Word } from '../reading/word.ts';

const compile = (list: readonly string[], value: 'recent' | 'past' | 'resolved') =>
  list.map((source) => ({ phrase: compilePhrase(source), value }));

const TIMES = indexPhrases([
  ...compile(RECENT, 'recent'),
  ...compile(LONG_AGO, 'past'),
  ...compile(RESOLVED, 'resolved'),
]);

export interface Timeline {
  /** By sentence. */
  times: ReadonlyMap<number, Time>;
  /** Somewhere it is said that it is over and well. */
  resolved: boolean;
}

/** What each sentence says of when. The recent wins where both are said: the safer reading. */
export function readTimes(words: readonly Word[]): Timeline {
  const times = new Map<number, Time>();
  let resolved = false;
  for (const { from, to, value } of findPhrases(words, TIMES)) {
    const sentence = words[from]?.sentence ?? 0;
    if (value === 'resolved') resolved = true;
    else if (value === 'past' || isLongAgo(words, from, to)) {
      if (!times.has(sentence)) times.set(sentence, 'past');
    } else times.set(sentence, 'recent');
  }
  return { times, resolved };
}

/** "Twenty weeks ago" is not within three months. */
function isLongAgo(words: readonly Word[], from: number, to: number): boolean {
  const count = numberOf(words[from]?.norm ?? '');
  const unit = words.slice(from, to).find((word) => /^(?:weeks|months|days)$/.test(word.norm))?.norm;
  if (count === null || !unit) return false;
  return count * { weeks: 7, months: 30, days: 1 }[unit as 'weeks' | 'months' | 'days'] > 95;
}
