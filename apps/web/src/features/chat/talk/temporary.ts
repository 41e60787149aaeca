import type { ChatMessage } from '@yarrow/contract';
import type { Saying } from './talk-state.ts';

/** The message as it is shown before the server has kept it, under the name the page gave it. */
export const temporary = (sessionId: string, saying: Saying): ChatMessage => ({
  id: saying.clientId,
  client_id: saying.clientId,
  session_id: sessionId,
  user_id: '',
  role: 'user',
  content: saying.text,
  timestamp: new Date().toISOString(),
  citations: [],
  quick_replies: [],
  status: 'complete',
  replaces: saying.replaces,
  superseded_by: null,
  case_change: null,
});

/** As if it had never been said. */
export const withdraw = (messages: readonly ChatMessage[], id: string): ChatMessage[] =>
  messages
    .filter((one) => one.id !== id)
    .map((one) => (one.superseded_by === id ? { ...one, superseded_by: null } : one));
