import {
  BEREAVED,
  ERRANDS,
  FOR_STUDY,
  OTHERS_GONE,
  OTHERS_PAST,
  OTHERS_WELL,
  SMALL_CHILDREN,
  STUDY,
} from '../lexicon/frames.ts';
import { JEST_CAUSES } from '../lexicon/idioms-by-occasion.ts';
import { OFF_FOOD } from '../lexicon/idioms-of-complaints.ts';
import { ILLNESS, OUTINGS } from '../lexicon/idioms-ordinary.ts';
import {
  AS_USUAL,
  EVERYDAY_CAUSES,
  IN_EARNEST,
  LAUGHTER,
  MISHAPS,
  MISTAKES,
  SPORT,
} from '../lexicon/idioms.ts';
import { compilePhrase } from '../reading/phrase.ts';
import { findPhrases } from '../reading/match-phrase.ts';
import { indexPhrases } from '../reading/phrase-index.ts';
import type { Word } from '../reading/word.ts';

/** What a sentence is about, so far as it explains words of danger in it. */
export type Frame =
  | 'study'
  | 'for_study'
  | 'small_child'
  | 'bereaved'
  | 'others_gone'
  | 'others_past'
  | 'others_well'
  | 'everyday'
  | 'laughter'
  | 'earnest'
  | 'mistake'
  | 'as_usual'
  | 'mishap'
  | 'sport'
  | 'errand'
  | 'illness'
  | 'off_food'
  | 'jest';

const compile = (list: readonly string[], value: Frame) =>
  list.map((source) => ({ phrase: compilePhrase(source), value }));

const FRAMES = indexPhrases([
  ...compile(STUDY, 'study'),
  ...compile(FOR_STUDY, 'for_study'),
  ...compile(SMALL_CHILDREN, 'small_child'),
  ...compile(BEREAVED, 'bereaved'),
  ...compile(OTHERS_GONE, 'others_gone'),
  ...compile(OTHERS_PAST, 'others_past'),
  ...compile(OTHERS_WELL, 'others_well'),
  ...compile(EVERYDAY_CAUSES, 'everyday'),
  ...compile(LAUGHTER, 'laughter'),
  ...compile(IN_EARNEST, 'earnest'),
  ...compile(MISTAKES, 'mistake'),
  ...compile(AS_USUAL, 'as_usual'),
  ...compile(MISHAPS, 'mishap'),
  ...compile(OUTINGS, 'mishap'),
  ...compile(SPORT, 'sport'),
  ...compile(ERRANDS, 'errand'),
  ...compile(ILLNESS, 'illness'),
  ...compile(OFF_FOOD, 'off_food'),
  ...compile(JEST_CAUSES, 'jest'),
]);

/** "I am not asking for a story" says that it is for nothing of the kind. */
function isNotFor(words: readonly Word[], from: number): boolean {
  for (let at = from - 1; at >= from - 3 && words[at]?.clause === words[from]?.clause; at -= 1)
    if (words[at]?.norm === 'not') return true;
  return false;
}

/** The sentences each frame stands in. */
export function framesBySentence(words: readonly Word[]): Map<Frame, Set<number>> {
  const frames = new Map<Frame, Set<number>>();
  for (const { from, value } of findPhrases(words, FRAMES)) {
    if (value === 'for_study' && isNotFor(words, from)) continue;
    const sentences = frames.get(value) ?? new Set<number>();
    frames.set(value, sentences.add(words[from]?.sentence ?? 0));
  }
  return frames;
}
