import { useQueryClient } from '@tanstack/react-query';
import type { ChatSession } from '@yarrow/contract';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import type { CurrentChat } from '../arrival/use-current-chat.ts';
import { whyOf, type Problem } from '../problem.ts';
import { keepInList } from '../sessions/sessions.ts';
import { tellTabs } from '../talk/tabs.ts';
import type { Talk } from '../talk/talk.ts';
import type { TalkState } from '../talk/talk-state.ts';

/** Ends a session, and what went wrong with that. */
export function useEnding(chat: CurrentChat): {
  isEnding: boolean;
  problem: Problem | null;
  end: (session: ChatSession) => void;
} {
  const client = useQueryClient();
  const [isEnding, setIsEnding] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async (session: ChatSession): Promise<void> => {
    setIsEnding(true);
    setProblem(null);
    try {
      await call('endChat', { params: { id: session.id } });
      keepInList(client, { ...session, status: 'ended' });
      tellTabs(session.id);
      chat.leave(session.id);
    } catch (error) {
      const retry = (): void => void run(session);
      setProblem({ text: 'Failed to end session', why: whyOf(error), retry });
    }
    setIsEnding(false);
  };
  return { isEnding, problem, end: (session) => void run(session) };
}

/** What is wrong with the conversation itself, the nearest to the person's hands first. */
export function talkProblem(talk: Talk, state: TalkState, listens: boolean): Problem | null {
  if (state.unsent)
    return {
      text: 'Failed to send message',
      why: ['Your words are back in the box below.', state.unsent.why].filter(Boolean).join(' '),
      retry: () => void talk.retry(),
    };
  if (state.thread.failure !== null)
    return { text: 'No reply yet', why: state.thread.failure, retry: () => void talk.askAgain() };
  if (state.loading === 'failed')
    return {
      text: 'Failed to load messages',
      retry: () => void talk.load(listens).catch(() => null),
    };
  return null;
}
