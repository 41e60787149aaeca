import type { ChatMessage } from '@yarrow/contract';

/** Ids of the messages with these words in them, newest first. */
export function findIn(messages: readonly ChatMessage[], words: string): string[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return messages
    .filter(({ content }) => content.toLowerCase().includes(wanted))
    .map(({ id }) => id)
    .toReversed();
}
