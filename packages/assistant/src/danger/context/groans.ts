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
export function readGroans(scene: Scene): ReadGroan {
  const { words, signals, has } = scene;
  const sayings = signals.filter(
    ({ concept }) => GROANS.has(concept.id) && !concept.id.startsWith('w_'),
  );
  const first = new Map(sayings.toReversed().map((one) => [one.sentence, one]));
  const several = new Set(
    sayings
      .filter((one) => !overlap(one, first.get(one.sentence) ?? one))
      .map((one) => one.sentence),
  );
  const isJest = readJests(scene);
  const slang = new Set(signals.filter((one) => isSlang(words, one)).map((one) => one.sentence));
  return (signal) => {
    const { concept, sentence, person } = signal;
    if (isJest(signal)) return null;
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

const FAREWELLS = new Set(['farewell', 'farewell_half', 'settling', 'parting', 'cue_care']);
/** What is told of any day, and of nothing that weighs. */
const LIGHT = new Set(
  'am_doing seeking_half day_named later intent firm_intent about_to excuse now in_minutes far_off distress'.split(
    ' ',
  ),
);

/** "Tell my wife I loved her, it's leg day": a message for the family over a small thing, and nothing that weighs beside it. */
function readJests({ words, signals, has, near }: Scene): (signal: Signal) => boolean {
  const isLight = signals.every(
    ({ concept: { id } }) => FAREWELLS.has(id) || LIGHT.has(id) || /^(?:w|v|cue)_/.test(id),
  );
  return ({ concept, from, sentence }) =>
    isLight &&
    FAREWELLS.has(concept.id) &&
    words[from]?.norm === 'tell' &&
    near('jest', sentence) &&
    !has('earnest', sentence);
}

/** Nothing else is said that would weigh: a laugh takes nothing from a plan. */
const standsAlone = (signal: Signal, signals: readonly Signal[]): boolean =>
  signals.every((one) => overlap(one, signal) || one.concept.id === 'am_doing');

/** One written word read as several: "kms". */
const isSlang = (words: readonly Word[], { from, to }: Signal): boolean =>
  to - from > 1 && words[from]?.start === words[to - 1]?.start;
