import type { ChatMessage, ChatSession, Safety } from '@yarrow/contract';

/** One conversation as the page knows it. */
export interface Thread {
  /** Oldest first, older versions included. */
  messages: readonly ChatMessage[];
  session: ChatSession | null;
  /** Judged on the newest words. */
  safety: Safety | null;
  /** The newest event that was folded in; a stream is resumed after it. */
  position: string | null;
  /** The reply that is being written. */
  writing: string | null;
  /** Why there is no reply, in words for the person. */
  failure: string | null;
}

export const EMPTY_THREAD: Thread = {
  messages: [],
  session: null,
  safety: null,
  position: null,
  writing: null,
  failure: null,
};
