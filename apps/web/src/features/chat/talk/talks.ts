import type { ChatSession } from '@yarrow/contract';
import { createTalk, type Talk } from './talk.ts';

const talks = new Map<string, Talk>();
const listeners = new Set<(session: ChatSession) => void>();

/** The conversation of a session, the same for as long as somebody is signed in. */
export function talkOf(id: string): Talk {
  const known = talks.get(id);
  if (known) return known;
  const made = createTalk(id, (session) => {
    for (const listener of listeners) listener(session);
  });
  talks.set(id, made);
  return made;
}

/** Hears how a session stands after each message. */
export function onSessionNews(listener: (session: ChatSession) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What one person said is not there for the next. */
export function forgetTalks(): void {
  for (const talk of talks.values()) talk.close();
  talks.clear();
}
addEventListener('auth-cleared', forgetTalks);
