/** Where the conversation about danger stands: what was asked, and what was answered. */
export interface CrisisState {
  /** The passages said so far, so that none is said twice. */
  said: string[];
}

export const NO_CRISIS: CrisisState = { said: [] };
