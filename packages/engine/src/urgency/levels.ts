import type { RiskLevel, UrgencyLevel } from '../assessment.ts';

export const URGENCY_LEVELS = ['low', 'moderate', 'high', 'emergency'] as const;

export const rank = (level: UrgencyLevel): number => URGENCY_LEVELS.indexOf(level);

/** The only way two levels are joined: upwards. */
export const higher = (a: UrgencyLevel, b: UrgencyLevel): UrgencyLevel =>
  rank(a) >= rank(b) ? a : b;

export const riskOf = (level: UrgencyLevel): RiskLevel =>
  ({ low: 'low', moderate: 'medium', high: 'high', emergency: 'immediate' } as const)[level];
