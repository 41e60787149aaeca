import type { ChatMessage } from '@yarrow/contract';
import { call } from '../../../lib/api.ts';

const PAGE = 200;

/** All of a session, oldest first: the newest stand at the end of the last page. */
export async function loadMessages(id: string): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await call('listMessages', { params: { id }, query: { limit: PAGE, cursor } });
    all.push(...page.messages);
    if (page.next_cursor === null) return all;
    cursor = page.next_cursor;
  }
}

/**
 * What was loaded, with what this page knows better: a message that is still on its way, and more of a reply than there
 * was of it when the list was made.
 */
export function mergeLoaded(
  loaded: readonly ChatMessage[],
  shown: readonly ChatMessage[],
): ChatMessage[] {
  const known = new Map(shown.map((one) => [one.id, one]));
  const better = loaded.map((one) => {
    const mine = known.get(one.id);
    return mine && isAhead(mine, one) ? mine : one;
  });
  const ids = new Set(loaded.map(({ id }) => id));
  const sent = new Set(loaded.map(({ client_id }) => client_id));
  const onItsWay = (one: ChatMessage): boolean =>
    !ids.has(one.id) && (one.client_id === null || !sent.has(one.client_id));
  return [...better, ...shown.filter(onItsWay)];
}

/** What the page heard live may be more than what the list had when it was made. */
const isAhead = (mine: ChatMessage, listed: ChatMessage): boolean =>
  listed.status === 'streaming' &&
  (mine.status !== 'streaming' || mine.content.length > listed.content.length);

/** The newest that counts was not answered, or not to its end. */
export function lacksReply(messages: readonly ChatMessage[]): boolean {
  const last = messages.findLast(({ superseded_by }) => superseded_by === null);
  return last !== undefined && (last.role === 'user' || last.status === 'streaming');
}
