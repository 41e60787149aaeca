import { ApiError } from '../../lib/api-error.ts';

/** The page's error catalogue, section 8 of the specification. */
export type ProblemText =
  | 'Failed to load sessions'
  | 'Failed to load messages'
  | 'Failed to start new session'
  | 'Failed to load session'
  | 'Failed to send message'
  | 'Failed to end session'
  // Not in the catalogue: the message was kept, and its reply did not come.
  | 'No reply yet';

export interface Problem {
  text: ProblemText;
  /** Why, in words for the person. */
  why?: string | undefined;
  retry: () => void;
}

const SAY_NOTHING = new Set<ApiError['code']>(['offline', 'unreadable', 'internal_error']);

/** What the server itself gave as a reason; nothing where it was not reached, or does not know. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError && !SAY_NOTHING.has(error.code) ? error.message : undefined;

export const whyOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.message : undefined;
