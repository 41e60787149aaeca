import { askedAndAnsweredNo } from './context/answers.ts';
import {
  isDenied,
  isDeniedWithin,
  isSaidOfNobody,
  isTakenBack,
  readOwned,
} from './context/denial.ts';
import { isFeelingDenied } from './context/denied-feeling.ts';
import { readTimes, type Timeline } from './context/when.ts';
import { whoseIs } from './context/whose.ts';
import { CONCEPTS } from './lexicon/all.ts';
import { compilePhrase } from './reading/phrase.ts';
import { findPhrases } from './reading/match-phrase.ts';
import { indexPhrases } from './reading/phrase-index.ts';
import type { Word } from './reading/word.ts';
import type { Signal } from './signal.ts';

const INDEX = indexPhrases(
  CONCEPTS.flatMap((concept) =>
    concept.phrases.map((source) => ({ phrase: compilePhrase(source), value: concept })),
  ),
);

/** What nobody does is not heard either, though a "not" would leave these as they are. */
const OF_ANYBODY = /^(?:w|cue)_|^(?:other_now|thing_swallowed|attack_now)$/;

export interface Found {
  signals: Signal[];
  timeline: Timeline;
  /** Clauses in which something is denied. */
  denied: Set<number>;
}

/** Everything of the lexicon that is said and not denied, with whose it is and when. */
export function findSignals(words: readonly Word[]): Found {
  const timeline = readTimes(words);
  const owned = readOwned(words);
  const signals: Signal[] = [];
  const deniedClauses = new Set<number>();
  for (const match of findPhrases(words, INDEX)) {
    const { from, to, value: concept } = match;
    const denied =
      askedAndAnsweredNo(words, from, to) ||
      (OF_ANYBODY.test(concept.id) && isSaidOfNobody(words, from)) ||
      (concept.id === 'hopeless' && isFeelingDenied(words, from, to)) ||
      (concept.deniable !== false &&
        (isDenied(words, from, to) ||
          (concept.type === 'abuse' && isDeniedWithin(words, from, to))));
    if (denied && !isTakenBack(words, owned, from, to)) {
      deniedClauses.add(words[from]?.clause ?? 0);
      continue;
    }
    signals.push({
      concept,
      from,
      to,
      sentence: words[from]?.sentence ?? 0,
      person: concept.person ?? whoseIs(words, match),
      time: timeline.timeOf(match),
    });
  }
  return { signals, timeline, denied: deniedClauses };
}
