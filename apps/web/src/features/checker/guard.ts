import type { Draft } from '../../lib/draft/draft.ts';
import { flowOf } from './flow.ts';
import { MISSING } from './missing.ts';
import { placeOf } from './navigation.ts';
import { FLOWS, STEPS, type StepId } from './steps.ts';

/** The address to go to instead of this step: the first one before it that lacks an answer. Null: come in. */
export function mustGoTo(id: StepId, draft: Draft): string | null {
  const flow = flowOf(draft);
  for (const step of FLOWS[flow]) {
    if (step.id === id) return null;
    if (MISSING[step.id](draft).length > 0) return STEPS[step.id].path;
  }
  // Every answer is there, but this screen is not on the person's path: its last questions are.
  return placeOf(id, flow) ? null : STEPS[FLOWS[flow].at(-2)?.id ?? 'symptoms'].path;
}
