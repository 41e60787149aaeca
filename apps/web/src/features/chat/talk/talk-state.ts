import type { Danger } from '../danger/danger.ts';
import { SAFE } from '../danger/danger.ts';
import { EMPTY_THREAD, type Thread } from '../stream/thread.ts';

export interface Saying {
  text: string;
  /** Names the message before the server does; sent again under it, it is not kept twice. */
  clientId: string;
  /** The message that is said differently. */
  replaces: string | null;
}

export interface TalkState {
  thread: Thread;
  loading: 'not yet' | 'loading' | 'loaded' | 'failed';
  /**
   * `sending` until the server has kept the message, `waiting` until the reply begins, `lost` while the connection is.
   */
  phase: 'idle' | 'sending' | 'waiting' | 'writing' | 'lost';
  /** Could not be sent, and was taken out of the conversation again. */
  unsent: (Saying & { why: string | undefined }) | null;
  danger: Danger;
  /** The reply that ended last while this page listened: it is said once to those who do not see it. */
  finished: string | null;
}

export const START: TalkState = {
  thread: EMPTY_THREAD,
  loading: 'not yet',
  phase: 'idle',
  unsent: null,
  danger: SAFE,
  finished: null,
};

export const isBusy = ({ phase }: Pick<TalkState, 'phase'>): boolean => phase !== 'idle';
