import type { CrisisLevel, Indicator } from '@yarrow/contract';
import { maskIdioms } from './context/mask-idioms.ts';
import { turnDeeds } from './context/done-by-another.ts';
import { setAside } from './context/set-aside.ts';
import { weighPast } from './context/weigh-past.ts';
import { findSignals } from './find-signals.ts';
import { judge, type Fired } from './judge.ts';
import { HALF_TOLD } from './lexicon/concept.ts';
import { VOCABULARY } from './lexicon/vocabulary.ts';
import { OTHERS_END } from './lexicon/wish-shared.ts';
import { crisisRank } from './level.ts';
import { addImpression } from './model/add-impression.ts';
import { withSaid, type Heard } from './model/features.ts';
import { readWords } from './reading/read-words.ts';
import type { Word } from './reading/word.ts';
import type { Signal } from './signal.ts';

export interface CrisisFlags {
  /** The writer has a wish to be dead or thoughts of suicide, passive or active. */
  suicidal_ideation: boolean;
  /** The writer injures or may injure themself, or has active thoughts of suicide. */
  self_harm_risk: boolean;
  /** Level high or immediate. */
  immediate_intervention: boolean;
  /** The danger is, or is also, somebody else's. */
  third_party: boolean;
  /** Somebody under 18 says their age or year at school; chooses the child line, decides nothing else. */
  child: boolean;
}

export interface CrisisReading {
  level: CrisisLevel;
  /** Where in the text it stands, most serious first; offsets are UTF-16 units, end exclusive. */
  indicators: Indicator[];
  flags: CrisisFlags;
}

export interface DangerReading {
  words: Word[];
  signals: Signal[];
  level: CrisisLevel;
  fired: Fired[];
  hinted: Fired[];
}

/** What is said, before how it sounds: the signals, and the words outside clauses that only deny or tell of what is over. */
export function readSaid(text: string): { words: Word[]; signals: Signal[]; heard: Heard[] } {
  const words = maskIdioms(readWords(text, VOCABULARY));
  const { signals, timeline, denied } = findSignals(words);
  const groaned = new Set<number>();
  const left = setAside(words, turnDeeds(words, signals), ({ from, to }) => {
    for (let at = from; at < to; at += 1) groaned.add(at);
  });
  const explained = weighPast(left, timeline);
  for (const { from, to } of explained) for (let at = from; at < to; at += 1) groaned.delete(at);
  for (const { from, concept } of explained)
    if (concept.type !== HALF_TOLD) denied.delete(words[from]?.clause ?? -1);
  const isSilent = ({ clause }: Word): boolean => denied.has(clause) || timeline.over.has(clause);
  const spoken = words.map((word, at) =>
    isSilent(word) || groaned.has(at) ? { ...word, norm: '' } : word,
  );
  const { fired, hinted } = judge(explained);
  const told = explained.filter(({ concept }) => concept !== OTHERS_END);
  const heard = withSaid(spoken, told, [...fired, ...hinted]);
  return { words, signals: explained, heard };
}

/** The stages one after another; what the tests look into. */
export function readDanger(text: string): DangerReading {
  const { words, signals, heard } = readSaid(text);
  const weighed = addImpression(heard, signals);
  return { words, signals: weighed, ...judge(weighed) };
}

/**
 * Reads one message for danger, by rules alone. Deterministic and linear in the length of the text; never throws.
 * `detectCrisis('I want to die')` is `{ level: 'medium', indicators: [{ type: 'death_wish', … }], … }`.
 */
export function detectCrisis(text: string): CrisisReading {
  const { words, signals, level, fired } = readDanger(text);
  const own = fired.filter(({ signal }) => signal.person === 'self');
  return {
    level,
    indicators: indicatorsOf(text, words, fired),
    flags: {
      suicidal_ideation: own.some(({ rule }) => rule.ideation === true),
      self_harm_risk: own.some(({ rule }) => rule.harm === true),
      immediate_intervention: crisisRank(level) >= crisisRank('high'),
      third_party: fired.some(({ signal }) => signal.person === 'other'),
      child: signals.some((signal) => signal.concept.id === 'child_writer'),
    },
  };
}

const VAGUE = 'veiled_plan';
/** A text that repeats one sentence a thousand times is told of often enough. */
const MOST_INDICATORS = 50;

/** One indicator for each stretch of words: what a graver one covers is not told again. */
function indicatorsOf(text: string, words: readonly Word[], fired: readonly Fired[]): Indicator[] {
  const told: Indicator[] = [];
  // Weak cues say that there is danger, not which; what has a name is told first.
  const isVague = ({ signal }: Fired): boolean => signal.concept.type === VAGUE;
  const named = fired.filter((one) => !isVague(one));
  for (const { rule, signal } of [...named, ...fired.filter(isVague)]) {
    const start = words[signal.from]?.start ?? 0;
    const end = words[signal.to - 1]?.end ?? start;
    if (told.length === MOST_INDICATORS) break;
    if (told.some((one) => one.start < end && start < one.end)) continue;
    told.push({ type: rule.type ?? signal.concept.type, text: text.slice(start, end), start, end });
  }
  return told;
}
