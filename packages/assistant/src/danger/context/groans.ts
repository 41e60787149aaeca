import type { Word } from '../reading/word.ts';
import type { Signal } from '../signal.ts';
import { overlap, type Scene } from './scene.ts';
import { GROANS } from './set-aside-lists.ts';

const JOKED = { id: 'joked', type: 'death_wish_as_joke', phrases: [] };

/** Reads a groan about homework as one: what it becomes, or null where nothing is left of it. */
export type ReadGroan = (signal: Signal) => Signal | null;

/**
 * "I want to die lol" about an everyday cause is nothing; without a cause it is a joke that is asked about. One saying
 * is a groan; two that do not overlap, in one sentence or in two without causes, are somebody telling how they feel.
 */
export function readGroans({ words, signals, has }: Scene): ReadGroan {
  const sayings = signals.filter(
    ({ concept }) => GROANS.has(concept.id) && !concept.id.startsWith('w_'),
  );
  const first = new Map(sayings.toReversed().map((one) => [one.sentence, one]));
  const several = new Set(
    sayings
      .filter((one) => !overlap(one, first.get(one.sentence) ?? one))
      .map((one) => one.sentence),
  );
  const slang = new Set(signals.filter((one) => isSlang(words, one)).map((one) => one.sentence));
  return (signal) => {
    const { concept, sentence, person } = signal;
    if (!GROANS.has(concept.id) || person !== 'self' || several.has(sentence)) return signal;
    if (first.size !== 1 && !slang.has(sentence)) return signal;
    if (has('earnest', sentence)) return signal;
    const laughed = has('laughter', sentence);
    if (has('everyday', sentence) && (slang.has(sentence) || laughed)) return null;
    return laughed && isSlang(words, signal) && standsAlone(signal, signals)
      ? { ...signal, concept: JOKED }
      : signal;
  };
}

/** Nothing else is said that would weigh: a laugh takes nothing from a plan. */
const standsAlone = (signal: Signal, signals: readonly Signal[]): boolean =>
  signals.every((one) => overlap(one, signal) || one.concept.id === 'am_doing');

/** One written word read as several: "kms". */
const isSlang = (words: readonly Word[], { from, to }: Signal): boolean =>
  to - from > 1 && words[from]?.start === words[to - 1]?.start;
