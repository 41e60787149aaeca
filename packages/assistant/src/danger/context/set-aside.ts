import { framesBySentence, type Frame } from './frames-by-sentence.ts';
import { asks, isOwnVoice } from './own-voice.ts';
import {
  TOPICS,
  SWALLOWED,
  WOUNDED,
  ERRAND_LIKE,
  NO_ERRAND,
  GROANS,
  MARKERS,
  OVER,
} from './set-aside-lists.ts';
import type { Word } from '../reading/word.ts';
import type { Signal } from '../signal.ts';

/**
 * Leaves out what the sentence around it explains otherwise. Each exception reaches only its own sentence, so that a harmless sentence never takes anything from a dangerous one beside it.
 */
export function setAside(words: readonly Word[], signals: readonly Signal[]): Signal[] {
  const frames = framesBySentence(words);
  const has = (frame: Frame, sentence: number): boolean =>
    frames.get(frame)?.has(sentence) === true;
  const near = (frame: Frame, sentence: number): boolean =>
    [sentence - 1, sentence, sentence + 1].some((one) => has(frame, one));
  const wishes = signals.filter((one) =>
    ['want_die', 'suicidal', 'kill_self', 'passive', 'farewell'].includes(one.concept.id),
  );
  // "Cut my wrist" is no wish by itself: it may be the accident.
  const isWound = (signal: Signal): boolean =>
    signals.some((one) => WOUNDED.has(one.concept.id) && one !== signal && overlap(one, signal));
  const mentionsWish = wishes.some((one) => !isWound(one));
  // An errand explains its own sentence, unless a wish to die is told anywhere beside it.
  const wishesDeath = signals.some((one) => NO_ERRAND.has(one.concept.id));
  // A groan is one saying; two that do not overlap are somebody telling how they feel.
  const groans = signals.filter(
    (one) => GROANS.has(one.concept.id) && !one.concept.id.startsWith('w_'),
  );
  const first = new Map(groans.toReversed().map((one) => [one.sentence, one]));
  const several = new Set(
    groans
      .filter((one) => !overlap(one, first.get(one.sentence) ?? one))
      .map((one) => one.sentence),
  );
  // Groaning in two sentences is no joke either, unless each has its own cause.
  const isOneGroan = (sentence: number): boolean =>
    !several.has(sentence) && (first.size === 1 || slang.has(sentence));
  const slang = new Set(signals.filter((one) => isSlang(words, one)).map((one) => one.sentence));
  const laughed = (sentence: number): boolean => has('laughter', sentence);
  return signals.flatMap((signal) => {
    const { concept, sentence, person } = signal;
    if (TOPICS.has(concept.id) && !isOwnVoice(words, signal)) {
      if (has('study', sentence)) return [];
      if (near('for_study', sentence) && asks(words, signal)) return [];
    }
    if (SWALLOWED.has(concept.id) && !mentionsWish && has('mistake', sentence)) return [];
    if (!mentionsWish && has('mishap', sentence)) {
      if (WOUNDED.has(concept.id) || isWound(signal) || concept.id === 'abuse_lethal') return [];
    }
    if (ERRAND_LIKE.has(concept.id) && !wishesDeath && has('errand', sentence)) return [];
    if (
      concept.id === 'abuse_physical' &&
      (has('small_child', sentence) || has('mistake', sentence))
    ) {
      return [];
    }
    if (person === 'other' && isHistory(words, signal, has)) return [];
    if (GROANS.has(concept.id) && person === 'self' && isOneGroan(sentence)) {
      if (has('everyday', sentence) && (slang.has(sentence) || laughed(sentence))) return [];
      if (laughed(sentence) && isSlang(words, signal) && standsAlone(signal, signals)) {
        return [{ ...signal, concept: JOKED }];
      }
    }
    if (MARKERS.has(concept.id) && has('everyday', sentence)) return [];
    return [signal];
  });
}

/** Nothing else is said that would weigh: a laugh takes nothing from a plan. */
const standsAlone = (signal: Signal, signals: readonly Signal[]): boolean =>
  signals.every((one) => overlap(one, signal) || one.concept.id === 'am_doing');

const overlap = (a: Signal, b: Signal): boolean => a.from < b.to && b.from < a.to;

const JOKED = { id: 'joked', type: 'death_wish_as_joke', phrases: [] };

/** Of another person: long over, or told of somebody who has died. What is fresh is never history. */
function isHistory(
  words: readonly Word[],
  { concept, from, sentence, time }: Signal,
  has: (frame: Frame, sentence: number) => boolean,
): boolean {
  if (time === 'hours' || time === 'recent')
    return concept.id === 'kill_self' && has('bereaved', sentence) && time === 'recent';
  if (time === 'past' || has('others_past', sentence)) return true;
  const over = OVER.has(words[from]?.norm ?? '');
  const before = words[from - 1]?.norm ?? '';
  if (before === 'just') return false;
  if (concept.id === 'kill_self' && over && before !== 'to') return true;
  return has('bereaved', sentence) && (concept.id === 'kill_self' || concept.id === 'suicidal');
}

/** One written word read as several: "kms". */
const isSlang = (words: readonly Word[], { from, to }: Signal): boolean =>
  to - from > 1 && words[from]?.start === words[to - 1]?.start;
