import type { AnalysisRequest, AnalysisResponse } from '@yarrow/contract';

/** Why an analysis was worked out here: the person's choice, no connection, or a server that could not. */
export type WhyDevice = 'chosen' | 'offline' | 'trouble';

export interface Outcome {
  result: AnalysisResponse;
  /** What it was worked out from, answers included: enough to work it out again. */
  request: AnalysisRequest;
  source: { place: 'server'; sessionId: string } | { place: 'device'; why: WhyDevice };
  /** When it was made, as an ISO time. */
  madeAt: string;
  /** It was there already and only had to be fetched. */
  restored: boolean;
}

export const isUrgent = ({ urgency_level, safety }: AnalysisResponse): boolean =>
  urgency_level === 'emergency' || needsHelpLines(safety);

/** Also for 24 hours after a crisis: the level is not carried over, the help is. */
export const needsHelpLines = ({ level, carry_over }: AnalysisResponse['safety']): boolean =>
  level !== 'none' || carry_over;
