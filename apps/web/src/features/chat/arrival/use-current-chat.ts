import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatSession } from '@yarrow/contract';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { inheritDraft } from '../composer/drafts.ts';
import { whyOf, type Problem } from '../problem.ts';
import { firstToShow, keepInList, sessionQuery, SESSIONS_QUERY } from '../sessions/sessions.ts';
import { onSessionNews, talkOf } from '../talk/talks.ts';
import { readArrival } from './arrival.ts';
import { startOnce, startSession } from './start-session.ts';

export interface CurrentChat {
  sessions: readonly ChatSession[] | undefined;
  session: ChatSession | null;
  fromChecker: boolean;
  /** The analysis that a session is to be started about, where that is still to be done. */
  about: string | null;
  /** What the address names is still being looked for. */
  isSettling: boolean;
  /** A session is being started for who comes from the checker. */
  isStarting: boolean;
  problem: Problem | null;
  select: (id: string) => void;
  /** Starts one and shows it; null where that failed, and the page says so. */
  start: (about?: string | null) => Promise<ChatSession | null>;
  /** After the end of the current one: another active one, or none. */
  leave: (id: string) => void;
}

/** Which session is shown. The address says it; what the address leaves open is settled here, once. */
export function useCurrentChat(): CurrentChat {
  const [search] = useSearchParams();
  const { state, key } = useLocation() as { state: unknown; key: string };
  const navigate = useNavigate();
  const client = useQueryClient();
  const arrival = readArrival(search, state);
  const { sessionId, about, fromChecker } = arrival;
  // What the history remembers of "none" does not hold for a page that was just loaded.
  const [firstKey] = useState(key);
  const none = arrival.none && key !== firstKey;
  const [failedStart, setFailedStart] = useState<Problem | null>(null);
  const list = useQuery(SESSIONS_QUERY);
  const listed = list.data?.find(({ id }) => id === sessionId);
  const isElsewhere = sessionId !== null && !listed && !list.isPending;
  const single = useQuery({ ...sessionQuery(sessionId ?? ''), enabled: isElsewhere });
  const session = listed ?? (isElsewhere ? single.data : undefined) ?? null;

  const show = useCallback(
    (id: string, how: { replace?: boolean; state?: unknown } = {}) =>
      void navigate({ search: `?sessionId=${id}` }, how),
    [navigate],
  );

  const began = useCallback(
    (made: ChatSession): void => {
      keepInList(client, made);
      inheritDraft(made.id);
      talkOf(made.id).isNew();
    },
    [client],
  );

  const start = async (topic: string | null = null): Promise<ChatSession | null> => {
    setFailedStart(null);
    try {
      const made = await startSession(topic);
      began(made);
      show(made.id, { state: topic === null ? null : state });
      return made;
    } catch (error) {
      const again = (): void => void start(topic);
      setFailedStart({ text: 'Failed to start new session', why: whyOf(error), retry: again });
      return null;
    }
  };

  // From the checker with an analysis: a session about it, without another press.
  const isDone = failedStart !== null;
  useEffect(() => {
    if (about === null || isDone) return;
    let stays = true;
    const arrive = async (): Promise<void> => {
      try {
        const made = await startOnce(`${key} ${about}`, about);
        began(made);
        if (stays) show(made.id, { replace: true, state });
      } catch (error) {
        const retry = (): void => setFailedStart(null);
        if (stays)
          setFailedStart({ text: 'Failed to start new session', why: whyOf(error), retry });
      }
    };
    void arrive();
    return () => {
      stays = false;
    };
  }, [about, isDone, key, state, began, show]);

  // Nothing said which: the active one, else the first.
  const choice =
    sessionId === null && about === null && !none && list.data
      ? firstToShow(list.data)?.id
      : undefined;
  useEffect(() => {
    if (choice !== undefined) show(choice, { replace: true, state });
  }, [choice, show, state]);

  useEffect(() => onSessionNews((news) => keepInList(client, news)), [client]);

  return {
    sessions: list.data,
    session,
    fromChecker,
    about,
    isSettling:
      choice !== undefined ||
      list.isPending ||
      (isElsewhere && single.isPending && single.fetchStatus !== 'paused'),
    isStarting: about !== null && !failedStart,
    problem: problemOf(failedStart, list, isElsewhere && single.isError ? single : null),
    select: (id) => {
      setFailedStart(null);
      show(id);
    },
    start,
    leave: (id) => {
      const next = client
        .getQueryData(SESSIONS_QUERY.queryKey)
        ?.find((one) => one.status === 'active' && one.id !== id);
      if (next) show(next.id);
      else void navigate({ search: '' }, { state: { none: true } });
    },
  };
}

interface Asked {
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

function problemOf(failedStart: Problem | null, list: Asked, single: Asked | null): Problem | null {
  if (failedStart) return failedStart;
  const told = (text: Problem['text'], asked: Asked): Problem => ({
    text,
    why: whyOf(asked.error),
    retry: () => void asked.refetch(),
  });
  if (single) return told('Failed to load session', single);
  return list.isError ? told('Failed to load sessions', list) : null;
}
