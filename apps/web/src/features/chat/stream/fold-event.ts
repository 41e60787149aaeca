import type { ChatEvent, ChatMessage } from '@yarrow/contract';
import type { Thread } from './thread.ts';

/**
 * One event folded into the conversation: the same for a live stream, a resumed one and a replayed one. An event that
 * was folded in before changes nothing, so a stream may be told again from any point.
 */
export function foldEvent(thread: Thread, event: ChatEvent): Thread {
  // Ids are UUIDv7: they sort by time.
  if (thread.position !== null && event.id <= thread.position) return thread;
  const at = { ...thread, position: event.id };
  switch (event.type) {
    case 'accepted':
      return {
        ...at,
        messages: put(thread.messages, event.message),
        session: event.session,
        safety: event.safety,
        failure: null,
      };
    case 'begun':
      return {
        ...at,
        messages: put(thread.messages, event.message),
        writing: event.message.status === 'streaming' ? event.message.id : null,
        failure: null,
      };
    case 'text':
      return {
        ...at,
        messages: thread.messages.map((one) =>
          one.id === event.message_id ? { ...one, content: one.content + event.text } : one,
        ),
      };
    case 'done':
      return {
        ...at,
        messages: put(thread.messages, event.message),
        session: event.session,
        safety: event.safety,
        writing: null,
        failure: null,
      };
    case 'failed':
      return { ...at, safety: event.safety, writing: null, failure: event.error.message };
  }
}

/**
 * In the place of the same message, also where the page knew it only by the name the page gave it; else at the end.
 * A new version takes the conversation another way: what it replaces, and all after that, no longer counts.
 */
export function put(
  messages: readonly ChatMessage[],
  message: ChatMessage,
): readonly ChatMessage[] {
  const known = messages.findIndex((one) => one.id === message.id || isSameSent(one, message));
  if (known !== -1) return renamed(messages.with(known, message), messages[known]?.id, message.id);
  const from =
    message.replaces === null ? -1 : messages.findIndex(({ id }) => id === message.replaces);
  const before =
    from === -1
      ? messages
      : messages.map((one, i) =>
          i < from || one.superseded_by !== null ? one : { ...one, superseded_by: message.id },
        );
  return [...before, message];
}

/** What the page had named itself has its own name now, also where others point to it. */
const renamed = (
  messages: readonly ChatMessage[],
  from: string | undefined,
  to: string,
): readonly ChatMessage[] =>
  from === to
    ? messages
    : messages.map((one) => (one.superseded_by === from ? { ...one, superseded_by: to } : one));

const isSameSent = (one: ChatMessage, message: ChatMessage): boolean =>
  one.client_id !== null && one.client_id === message.client_id && one.role === message.role;
