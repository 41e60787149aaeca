import type { ChatEvent } from '@yarrow/contract';

/**
 * The events of a text/event-stream body, as they arrive. Ends with the body; throws where the connection breaks
 * or an event is none of the contract's.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  parse: (data: unknown) => ChatEvent,
): AsyncGenerator<ChatEvent> {
  let rest = '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = dataOf(block);
        if (data !== null) yield parse(JSON.parse(data));
      }
    }
  } finally {
    // Whoever stops listening lets go of the connection.
    await reader.cancel().catch(() => {});
  }
}

/** Null for a comment, which only keeps the connection awake. */
function dataOf(block: string): string | null {
  const lines = block
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''));
  return lines.length > 0 ? lines.join('\n') : null;
}
