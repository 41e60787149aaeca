import type { ChatMessage, ChatSession } from '@yarrow/contract';
import { sessionName } from '../../../lib/session-name.ts';

/** A conversation as a text a person can keep: what counts of it, each with who and when, sources below their reply. */
export function conversationAsText(
  session: Pick<ChatSession, 'id' | 'title' | 'created_at'>,
  messages: readonly ChatMessage[],
): string {
  const parts = messages
    .filter(({ superseded_by }) => superseded_by === null)
    .map((one) => {
      const who = one.role === 'user' ? 'You' : 'Yarrow (software)';
      const sources = one.citations.map(
        ({ organisation, title, address }, i) => `[${i + 1}] ${organisation}: ${title}, ${address}`,
      );
      return [`${who}, ${when(one.timestamp)}`, one.content, ...sources].join('\n');
    });
  const head = `${sessionName(session)}\nYarrow chat, begun ${when(session.created_at)}`;
  const foot = 'Information only. Not a substitute for professional advice or emergency care.';
  return `${[head, ...parts, foot].join('\n\n')}\n`;
}

const when = (at: string): string => at.replace('T', ' ').replace(/:\d\d(?:\.\d+)?Z$/, ' UTC');
