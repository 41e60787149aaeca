const NAME = 'yarrow.chat';
let channel: BroadcastChannel | null | undefined;

const open = (): BroadcastChannel | null => {
  if (channel === undefined)
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  return channel;
};

/** Other tabs hear that a session has something new; what it is, they ask the server. */
export const tellTabs = (sessionId: string): void => open()?.postMessage(sessionId);

/** Until the returned function is called. */
export function hearTabs(listener: (sessionId: string) => void): () => void {
  const hear = (event: MessageEvent<unknown>): void => {
    if (typeof event.data === 'string') listener(event.data);
  };
  open()?.addEventListener('message', hear);
  return () => open()?.removeEventListener('message', hear);
}
