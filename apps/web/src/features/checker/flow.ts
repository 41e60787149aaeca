import type { Draft } from '../../lib/draft/draft.ts';
import { earlyDecision } from '../../lib/draft/early-decision.ts';
import type { FlowId } from './steps.ts';

/** The path of a person, worked out anew from what they told: a changed answer can never leave it stale. */
export function flowOf(draft: Draft): FlowId {
  const { path, triggeredConditions } = earlyDecision(draft);
  if (path === 'FAST') return 'fast';
  return triggeredConditions.length > 0 ? 'condition' : 'general';
}
