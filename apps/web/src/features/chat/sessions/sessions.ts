import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ChatSession } from '@yarrow/contract';
import { call } from '../../../lib/api.ts';

const PAGE = 200;
/** More than anybody reads through; the rest stays reachable by its address. */
const MOST_PAGES = 10;

async function loadSessions(): Promise<ChatSession[]> {
  const all: ChatSession[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { sessions, next_cursor: next } = await call('listChats', {
      query: { limit: PAGE, cursor },
    });
    all.push(...sessions);
    if (next === null) break;
    cursor = next;
  }
  return all;
}

/** Newest first. */
export const SESSIONS_QUERY = queryOptions({
  queryKey: ['chat-sessions'],
  queryFn: loadSessions,
});

/** One that is not in the list: another person's, or one from long ago. */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['chat-session', id],
    queryFn: async () => (await call('getChat', { params: { id } })).session,
    retry: false,
  });

/** A session as it stands now, in its place; a new one at the top. */
export function keepInList(client: QueryClient, session: ChatSession): void {
  client.setQueryData(SESSIONS_QUERY.queryKey, (known) => {
    if (!known) return known;
    const at = known.findIndex(({ id }) => id === session.id);
    return at === -1 ? [session, ...known] : known.with(at, session);
  });
}

/** The active one, else the first. */
export const firstToShow = (sessions: readonly ChatSession[]): ChatSession | undefined =>
  sessions.find(({ status }) => status === 'active') ?? sessions[0];
