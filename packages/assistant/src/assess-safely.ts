import type { Safety } from '@yarrow/contract';
import { assess, type Assessment, type CaseInput, type Knowledge } from '@yarrow/engine';
import { judgeSafety } from './safety/judge-safety.ts';

export function assessSafely(
  input: CaseInput,
  knowledge: Knowledge,
): Assessment & { safety: Safety } {
  const assessment = assess(input, knowledge);
  const safety = judgeSafety([input.symptom_text ?? ''], {
    model: knowledge.model,
    country: input.country,
    emergency: assessment.analysis.requires_immediate_care,
  });
  return { ...assessment, safety };
}
