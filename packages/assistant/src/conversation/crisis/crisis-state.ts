import type { CrisisLevel } from '@yarrow/contract';
import type { Theme } from './theme.ts';
import type { Answer, Question } from './questions.ts';

/** The six steps of a safety plan, as far as they were gone through. */
export interface PlanSoFar {
  /** The step being asked: 0 to 5; 6 when the plan is whole. */
  step: number;
  /** One text for each step gone through; empty where the person left it out. */
  answers: string[];
  /** False while it waits for the person to come back to it. */
  open: boolean;
}

/** Where the conversation about danger stands: what was asked, and what was answered. Plain JSON. */
export interface CrisisState {
  /** The wordings said so far, so that none is said twice. */
  said: string[];
  /** The highest level that was already met with its own words. */
  level: CrisisLevel;
  /** What the danger is, the one spoken of last; null before there was one. */
  theme: Theme | null;
  themes: Theme[];
  /** The types of all indicators, for the lines that fit. */
  types: string[];
  /** Somebody under 18 writes. */
  child: boolean;
  veteran: boolean;
  /** The question of the last reply, and the turn in which it was put. */
  asked: Question | null;
  askedAt: number;
  /** It stood beside an answer about health, so that a bare "yes" may mean that one. */
  askedBeside: boolean;
  answers: Partial<Record<Question, Answer>>;
  /** Whether other people are there, as the person told. */
  help: 'none' | 'coming' | 'here';
  /** The last reply left room for a talk about health. */
  health: boolean;
  /** The turns in which there were words of care, in which a way to reach somebody was named, and since which
   * questions are to wait. */
  caredAt: number;
  namedAt: number;
  quietUntil: number;
  /** How often every passage was used up. */
  rests: number;
  plan: PlanSoFar | null;
}

export const NO_CRISIS: CrisisState = {
  said: [],
  level: 'none',
  theme: null,
  themes: [],
  types: [],
  child: false,
  veteran: false,
  asked: null,
  askedAt: -1,
  askedBeside: false,
  answers: {},
  help: 'none',
  health: false,
  caredAt: -9,
  namedAt: -9,
  quietUntil: -1,
  rests: 0,
  plan: null,
};
