import type { ChatSession, CrisisLevel } from '@yarrow/contract';

const RANKS: Record<CrisisLevel, number> = { immediate: 4, high: 3, medium: 2, low: 1, none: 0 };
const UNKNOWN = -1;

/** 4 (immediate) to 0 (none); unknown or missing is -1. */
export const rankOf = (level: string | null | undefined): number =>
  RANKS[level as CrisisLevel] ?? UNKNOWN;

export type Order = 'risk' | 'newest' | 'oldest';

/** By risk: rank descending, then most recently updated. */
export function sorted(sessions: readonly ChatSession[], order: Order): ChatSession[] {
  const time = ({ updated_at }: ChatSession) => Date.parse(updated_at);
  return sessions.toSorted((a, b) => {
    if (order === 'oldest') return time(a) - time(b);
    const byTime = time(b) - time(a);
    return order === 'newest' ? byTime : rankOf(b.risk_level) - rankOf(a.risk_level) || byTime;
  });
}

/** What raised the flag, in a few words each. */
export function flagsOf({ metadata }: ChatSession): string[] {
  return [
    metadata.immediate_intervention ? 'immediate intervention' : '',
    metadata.suicidal_ideation ? 'suicidal ideation' : '',
    metadata.self_harm_risk ? 'self-harm risk' : '',
  ].filter(Boolean);
}
