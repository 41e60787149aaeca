import { safeStorage } from '../../../lib/storage.ts';

const storage = safeStorage(() => sessionStorage);
const keyOf = (sessionId: string): string => `yarrow.chat-draft.${sessionId}`;

/** What was typed and not sent, for each session, as long as the tab is there. */
/** Whose draft it is before there is a session. */
export const NO_SESSION = 'none';

let newest: string | null = null;
export const isJustStarted = (sessionId: string): boolean => sessionId === newest;

/** What was typed while the session was being started belongs to it. */
export function inheritDraft(sessionId: string): void {
  newest = sessionId;
}

export function readDraft(sessionId: string): string {
  const own = read(sessionId);
  return own === '' && isJustStarted(sessionId) ? read(NO_SESSION) : own;
}

function read(sessionId: string): string {
  const found = storage.getItem(keyOf(sessionId));
  return typeof found === 'string' ? found : '';
}

export function keepDraft(sessionId: string, text: string): void {
  if (isJustStarted(sessionId)) void storage.removeItem(keyOf(NO_SESSION));
  if (text === '') void storage.removeItem(keyOf(sessionId));
  else void storage.setItem(keyOf(sessionId), text);
}

/** What one person typed is not there for the next. */
addEventListener('auth-cleared', () => {
  const keys = Array.from({ length: sessionStorage.length }, (_, i) => sessionStorage.key(i));
  for (const key of keys) if (key?.startsWith(keyOf(''))) void storage.removeItem(key);
});
