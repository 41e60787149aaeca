import type { ChatSession } from '@yarrow/contract';
import { call } from '../../../lib/api.ts';

export async function startSession(about: string | null = null): Promise<ChatSession> {
  const { session } = await call('createChat', {
    body: { session_type: 'support', ...(about === null ? {} : { symptom_session_id: about }) },
  });
  return session;
}

const running = new Map<string, Promise<ChatSession>>();

/** One session for one arrival, however often the page is made for it. */
export function startOnce(arrival: string, about: string): Promise<ChatSession> {
  const known = running.get(arrival);
  if (known) return known;
  const starting = startSession(about).catch((error: unknown) => {
    running.delete(arrival);
    throw error;
  });
  running.set(arrival, starting);
  return starting;
}
