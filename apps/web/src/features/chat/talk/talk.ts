import type { ChatEvent, ChatMessage, ChatSession } from '@yarrow/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api.ts';
import { openStream } from '../../../lib/open-stream.ts';
import { TIMINGS } from '../../../lib/timings.ts';
import { fromSafety, raise, type Danger } from '../danger/danger.ts';
import { sense } from '../danger/sense.ts';
import { reasonOf } from '../problem.ts';
import { foldEvent, put } from '../stream/fold-event.ts';
import { follow, type Body } from './follow.ts';
import { lacksReply, loadMessages, mergeLoaded } from './load-messages.ts';
import { newId } from './new-id.ts';
import { isBusy, START, type Saying, type TalkState } from './talk-state.ts';
import { tellTabs } from './tabs.ts';
import { temporary, withdraw } from './temporary.ts';

/** One session's conversation, outside the page that shows it: it goes on while another session is looked at. */
export interface Talk {
  id: string;
  store: StoreApi<TalkState>;
  /** Loads what there is; where a reply is missing or under way and `listens` is set, listens to it. */
  load: (listens: boolean) => Promise<void>;
  /** A session that was only just started has nothing to load. */
  isNew: () => void;
  send: (text: string, replaces?: string | null) => Promise<void>;
  /** Sends again what could not be sent. */
  retry: () => Promise<void>;
  /** The failed message is in the person's hands now. */
  letGo: () => void;
  regenerate: (reply: string) => Promise<void>;
  /** Asks again for the reply that failed. */
  askAgain: () => Promise<void>;
  stop: () => Promise<void>;
  learn: (danger: Danger) => void;
  close: () => void;
}

const newest = (messages: readonly ChatMessage[]) =>
  messages.findLast(({ superseded_by }) => superseded_by === null);

export function createTalk(id: string, onSession: (session: ChatSession) => void): Talk {
  const store = createStore<TalkState>(() => START);
  const set = (change: Partial<TalkState>): void => store.setState(change);
  const get = store.getState;
  const closed = new AbortController();
  const params = { id };
  let listening = 0;

  const learn = (danger: Danger): void => set({ danger: raise(get().danger, danger) });

  function onEvent(event: ChatEvent): void {
    const thread = foldEvent(get().thread, event);
    if (event.type !== 'begun' && event.type !== 'text') learn(fromSafety(event.safety));
    if (event.type === 'accepted' || event.type === 'done') onSession(event.session);
    if (event.type === 'accepted' || event.type === 'done') tellTabs(id);
    const isEnd = event.type === 'done' || event.type === 'failed';
    // At once: the connection may take a moment to close, and the next message need not wait for it.
    const phase = isEnd ? 'idle' : thread.writing === null ? 'waiting' : 'writing';
    const finished = event.type === 'done' ? event.message.id : get().finished;
    set({ thread, phase, finished });
  }

  /** The whole life of one reply. */
  async function listen(open: () => Promise<Body>): Promise<void> {
    listening += 1;
    const mine = listening;
    await follow({
      open,
      reopen: resumed,
      onEvent,
      onLost: () => set({ phase: 'lost' }),
      signal: closed.signal,
    });
    if (mine === listening) set({ phase: 'idle' });
  }

  const resumed = () =>
    openStream('chatEvents', {
      params,
      query: { after: get().thread.position ?? undefined },
      signal: closed.signal,
    });

  /** Where even asking fails, the person is told; what was said stays. */
  async function resume(): Promise<void> {
    if (isBusy(get())) return;
    set({ phase: 'waiting', thread: { ...get().thread, failure: null } });
    await listen(resumed).catch((error: unknown) => failed(error));
  }

  function failed(error: unknown): void {
    const failure = error instanceof Error ? error.message : 'There is no reply yet.';
    if (error instanceof ApiError && error.safety) learn(fromSafety(error.safety));
    if (!closed.signal.aborted)
      set({ phase: 'idle', thread: { ...get().thread, writing: null, failure } });
  }

  async function load(listens: boolean): Promise<void> {
    if (get().loading !== 'loaded') set({ loading: 'loading' });
    try {
      await new Promise((resolve) => setTimeout(resolve, TIMINGS.messagesFetch));
      const loaded = await loadMessages(id);
      const { thread } = get();
      const messages = mergeLoaded(loaded, thread.messages);
      set({ loading: 'loaded', thread: { ...thread, messages } });
      if (listens && lacksReply(messages)) void resume();
    } catch (error) {
      if (get().loading !== 'loaded') set({ loading: 'failed' });
      throw error;
    }
  }

  async function say(saying: Saying): Promise<void> {
    if (isBusy(get())) return;
    const { thread } = get();
    const messages = put(thread.messages, temporary(id, saying));
    set({ phase: 'sending', unsent: null, thread: { ...thread, messages, failure: null } });
    void sense(saying.text).then(learn);
    const body = {
      message: saying.text,
      client_id: saying.clientId,
      ...(saying.replaces === null ? {} : { replaces: saying.replaces }),
    };
    try {
      await listen(() => openStream('sendMessage', { params, body, signal: closed.signal }));
    } catch (error) {
      notSent(saying, error);
    }
  }

  function notSent(saying: Saying, error: unknown): void {
    if (closed.signal.aborted) return;
    const { thread } = get();
    // Only the page knows the message: it was never kept.
    const isKept = !thread.messages.some((one) => one.id === saying.clientId);
    if (isKept) return failed(error);
    if (error instanceof ApiError && error.safety) learn(fromSafety(error.safety));
    const messages = withdraw(thread.messages, saying.clientId);
    set({
      phase: 'idle',
      unsent: { ...saying, why: reasonOf(error) },
      thread: { ...thread, messages },
    });
  }

  return {
    id,
    store,
    load,
    isNew: () => set({ loading: 'loaded' }),
    send: async (text, replaces = null) => {
      const before = get().unsent;
      // The same words again: perhaps the server has them, and only its answer was lost.
      const isSame = before?.text === text && before.replaces === replaces;
      await say({ text, replaces, clientId: isSame ? before.clientId : newId() });
    },
    retry: async () => {
      const { unsent } = get();
      if (unsent) await say(unsent);
    },
    letGo: () => set({ unsent: null }),
    regenerate: async (reply) => {
      if (isBusy(get())) return;
      set({ phase: 'waiting', thread: { ...get().thread, failure: null } });
      const options = { params: { id, message: reply }, body: {}, signal: closed.signal };
      await listen(() => openStream('regenerate', options)).catch((error: unknown) =>
        failed(error),
      );
    },
    askAgain: async () => {
      if (newest(get().thread.messages)) await resume();
    },
    stop: async () => {
      await call('stopReply', { params, body: {} }).catch(() => null);
    },
    learn,
    close: () => closed.abort(),
  };
}
