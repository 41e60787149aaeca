import { assessSafely } from '@yarrow/assistant';
import { EVIDENCE_NAMES, type Assessment, type CaseInput, type Knowledge } from '@yarrow/engine';
import type { Vignette } from '../score/cases.ts';
import { isRight } from '../score/vignettes.ts';
import { witness } from './witness.ts';

export const MOST_QUESTIONS = 12;

/** One interview: how long it has lasted first, as the chat asks it, then what the engine asks until it has no question. */
export interface Interview {
  /** How each question was answered; a list of findings counts as one question. */
  questions: ('answered' | 'unknown')[];
  /** Place of the right condition after 0, 1, 2 ... questions; Infinity where it is not listed. */
  places: number[];
  /** What it ends with. */
  last: Assessment;
}

/** `together`: how many findings are asked about at once. */
export function interview(vignette: Vignette, knowledge: Knowledge, together: number): Interview {
  const { opening, duration, answer } = witness(vignette, knowledge);
  const questions: Interview['questions'] = [];
  let input: CaseInput = opening;
  let last = assessSafely(input, knowledge);
  const places = [placeOf(last, vignette)];
  while (questions.length < MOST_QUESTIONS) {
    if (questions.length === 0 && !tellsHowLong(last)) {
      input = { ...input, duration: duration ?? 'unknown' };
      questions.push(duration ? 'answered' : 'unknown');
    } else {
      const answers = last.follow_up
        .slice(0, together)
        .map(({ finding }) => ({ finding, value: answer(finding) }));
      if (answers.length === 0) break;
      input = { ...input, answers: [...(input.answers ?? []), ...answers] };
      questions.push(answers.some(({ value }) => value !== 'unknown') ? 'answered' : 'unknown');
    }
    last = assessSafely(input, knowledge);
    places.push(placeOf(last, vignette));
  }
  return { questions, places, last };
}

const placeOf = ({ conditions }: Assessment, vignette: Vignette): number =>
  conditions.findIndex((one) => isRight(one, vignette)) + 1 || Infinity;

const tellsHowLong = ({ conditions }: Assessment): boolean =>
  (conditions[0]?.evidence ?? []).some(({ name }) => name === EVIDENCE_NAMES.duration);
