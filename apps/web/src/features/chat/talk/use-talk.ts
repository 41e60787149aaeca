import { useEffect } from 'react';
import { useStore } from 'zustand';
import { NO_SESSION } from '../composer/drafts.ts';
import type { Talk } from './talk.ts';
import type { TalkState } from './talk-state.ts';
import { hearTabs } from './tabs.ts';
import { talkOf } from './talks.ts';

interface Shown {
  id: string | null;
  /** Whether a reply is waited for: not in a session that has ended, or is another person's. */
  listens: boolean;
}

/** The conversation of the session that is shown; loaded when it is first shown, and again when it is shown anew. */
export function useTalk({ id, listens }: Shown): { talk: Talk; state: TalkState } {
  const talk = talkOf(id ?? NO_SESSION);
  const state = useStore(talk.store);
  useEffect(() => {
    if (id === null) return;
    const load = (): void =>
      void talkOf(id)
        .load(listens)
        .catch(() => null);
    load();
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') load();
    };
    document.addEventListener('visibilitychange', onVisible);
    const forget = hearTabs((told) => {
      if (told === id) load();
    });
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      forget();
    };
  }, [id, listens]);
  return { talk, state };
}
