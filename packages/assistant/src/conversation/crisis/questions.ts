import type { CrisisLevel } from '@yarrow/contract';

export type Answer = 'yes' | 'no' | 'unsure';

/** What an answer means for the level. `soon` is a yes that names a later day. */
interface Raises {
  yes?: CrisisLevel;
  soon?: CrisisLevel;
  no?: CrisisLevel;
  /** It is a medical emergency as well. */
  emergency?: true;
}

/**
 * Every question the conversation can put, and what an answer to it raises. The first six follow the Columbia
 * screener: a yes to plan, intent or means is high, to a time within hours or an act immediate.
 */
export const QUESTIONS = {
  thoughts: { yes: 'medium' },
  plan: { yes: 'high' },
  intent: { yes: 'high' },
  means: { yes: 'high' },
  timing: { yes: 'immediate', soon: 'high' },
  done: { yes: 'immediate', emergency: true },
  wound: { yes: 'immediate', emergency: true },
  commands: { yes: 'high' },
  danger_now: { yes: 'immediate' },
  strangled: { yes: 'high' },
  baby_act: { yes: 'high' },
  others_act: { yes: 'high' },
  others_near: { yes: 'immediate' },
  eating_signs: { yes: 'medium' },
  other_plan: { yes: 'high' },
  other_now: { yes: 'immediate' },
  will_contact: {},
  barrier: {},
  with_someone: {},
  help_coming: {},
  awake: {},
  away: {},
  trusted: {},
  device: {},
  make_plan: {},
} as const satisfies Record<string, Raises>;

export type Question = keyof typeof QUESTIONS;

export const raisesOf = (question: Question): Raises => QUESTIONS[question];
