import type { Safety } from '@yarrow/contract';
import { countryOf, type Assessment, type CaseInput, type Knowledge } from '@yarrow/engine';
import { assessOnce, once } from './assess-once.ts';
import { judgeSafety } from './safety/judge-safety.ts';
import { raiseForCrisis } from './safety/raise-for-crisis.ts';

/** Years. Below it a child line is shown beside the others. */
const GROWN_UP = 18;

/**
 * The engine's assessment, with the person's own words read for danger. One call for the server and for the
 * browser's worker, so that both answer the same. A crisis raises the urgency and never lowers anything.
 */
export function assessSafely(
  input: CaseInput,
  knowledge: Knowledge,
): Assessment & { safety: Safety } {
  const assessment = assessOnce(input, knowledge);
  const texts = [input.symptom_text, input.distress_details, input.pregnancy_details];
  const safety = judgeSafety(
    texts.map((text) => text ?? ''),
    {
      model: knowledge.model,
      country: input.country,
      emergency: assessment.analysis.requires_immediate_care,
      child: input.age !== undefined && input.age < GROWN_UP,
    },
  );
  const country = countryOf(knowledge.model, input.country);
  return { ...raiseForCrisis(assessment, safety, country), safety };
}

/** In a conversation each message asks about the case as it was and as it is. */
export const assessSafelyOnce = once(assessSafely);
