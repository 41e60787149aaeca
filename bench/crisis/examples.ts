import { readSaid } from '../../packages/assistant/src/danger/detect-crisis.ts';
import type { Heard } from '../../packages/assistant/src/danger/model/features.ts';
import { passagesOf } from '../../packages/assistant/src/danger/model/passages.ts';
import type { Passages } from '@yarrow/engine/passages';
import { rankOf, type CrisisCase } from './cases.ts';

/** A case as the detector hears it, with what is to be learnt from it. */
export interface Example {
  one: CrisisCase;
  heard: readonly Heard[];
  passages: Passages;
  lessons: readonly Answer[];
}

export interface Answer {
  /** Null where the case does not tell. */
  answer: number | null;
  weight: number;
}

/**
 * To hear too much in a message of danger matters less than to hear it in a harmless one; but the plain messages of the
 * catalogues, which have no id, keep to their level.
 */
const OTHER_DANGER = { own: 0.1, catalogued: 1 };

/** High, medium, low, ideation. */
const QUESTIONS: readonly ((one: CrisisCase) => boolean | undefined)[] = [
  (one) => rankOf(one.risk_level) >= 3,
  (one) => rankOf(one.risk_level) >= 2,
  (one) => rankOf(one.risk_level) >= 1,
  (one) => one.suicidal_ideation,
];
export const QUESTION_COUNT = QUESTIONS.length;

export function exampleOf(one: CrisisCase, worth = 1): Example {
  const { heard } = readSaid(one.text);
  const other = one.id === '' ? OTHER_DANGER.catalogued : OTHER_DANGER.own;
  const lessons = QUESTIONS.map((question): Answer => {
    const answer = question(one);
    const weight = answer === false && rankOf(one.risk_level) > 0 ? other : 1;
    return { answer: answer === undefined ? null : Number(answer), weight: weight * worth };
  });
  return { one, heard, passages: passagesOf(heard), lessons };
}
