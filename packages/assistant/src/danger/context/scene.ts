import type { Word } from '../reading/word.ts';
import type { Signal } from '../signal.ts';
import { framesBySentence, type Frame } from './frames-by-sentence.ts';
import { FALLS, NO_ERRAND, ON_PURPOSE, OUTRIGHT, WOUNDED } from './set-aside-lists.ts';

/** What is told around a signal, so far as it may explain it. */
export interface Scene {
  words: readonly Word[];
  signals: readonly Signal[];
  /** Whether the sentence is about this. */
  has: (frame: Frame, sentence: number) => boolean;
  /** The same of it or a sentence next to it. */
  near: (frame: Frame, sentence: number) => boolean;
  /** Whether a word of purpose stands in the sentence, or one of a fall. */
  isOnPurpose: (sentence: number) => boolean;
  isFall: (sentence: number) => boolean;
  /** A wound that somebody could also have got by accident. */
  isWound: (signal: Signal) => boolean;
  /** A wish to die is told somewhere, and no mere wound is meant. */
  wishTold: boolean;
  /** The same, or a means or a plan that no errand explains. */
  gravityTold: boolean;
}

export const overlap = (a: Signal, b: Signal): boolean => a.from < b.to && b.from < a.to;

export function sceneOf(words: readonly Word[], signals: readonly Signal[]): Scene {
  const frames = framesBySentence(words);
  const purposes = sentencesWith(words, ON_PURPOSE);
  const falls = sentencesWith(words, FALLS);
  const wounds = signals.filter(({ concept }) => WOUNDED.has(concept.id));
  const has = (frame: Frame, sentence: number): boolean =>
    frames.get(frame)?.has(sentence) === true;
  // "Cut my wrist" is no wish by itself: it may be the accident.
  const isWound = (signal: Signal): boolean =>
    wounds.some((one) => one !== signal && overlap(one, signal));
  return {
    words,
    signals,
    has,
    near: (frame, sentence) =>
      [sentence - 1, sentence, sentence + 1].some((one) => has(frame, one)),
    isOnPurpose: (sentence) => purposes.has(sentence),
    isFall: (sentence) => falls.has(sentence),
    isWound,
    wishTold: signals.some((one) => OUTRIGHT.has(one.concept.id) && !isWound(one)),
    gravityTold: signals.some((one) => NO_ERRAND.has(one.concept.id)),
  };
}

const sentencesWith = (words: readonly Word[], among: ReadonlySet<string>): Set<number> =>
  new Set(words.flatMap(({ norm, sentence }) => (among.has(norm) ? sentence : [])));
