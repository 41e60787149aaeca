import { scripted } from './testing-chat.ts';
import type { Assistant } from './assistant.ts';

/** What it says takes the longest a reply may take. */
export const LONG = Array.from({ length: 400 }, (_, i) => `word${i}`).join(' ');

/** Says much, so that there is time to be cut off in the middle. */
export const longWinded: Assistant = {
  ...scripted,
  take: async (...args) => {
    const turn = await scripted.take(...args);
    return { ...turn, reply: { ...turn.reply, content: `${turn.reply.content} ${LONG}` } };
  },
};
