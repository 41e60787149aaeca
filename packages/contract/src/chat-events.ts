import { z } from 'zod';
import { chatMessage, chatSession } from './chat.ts';
import { id } from './common.ts';
import { errorBody } from './errors.ts';
import { safety } from './safety.ts';

/** Where an event stands in its stream: what `after` takes to go on from here. */
const position = { id };

/**
 * Everything that can happen to a reply, live, resumed or replayed; one reducer folds them all. A stream is
 * `accepted`, `begun`, any number of `text`, then `done` or `failed`. Resumed, it goes on after the event that was named,
 * or starts again with `begun`.
 */
export const chatEvent = z.discriminatedUnion('type', [
  /** The message is kept and its danger judged: before a word of the reply is made. */
  z.object({
    ...position,
    type: z.literal('accepted'),
    message: chatMessage,
    session: chatSession,
    safety,
  }),
  /** A reply begins, or is told again from its start. Its content is what there is of it so far. */
  z.object({ ...position, type: z.literal('begun'), message: chatMessage }),
  z.object({ ...position, type: z.literal('text'), message_id: id, text: z.string() }),
  /** The reply as it is kept, whole or stopped. */
  z.object({
    ...position,
    type: z.literal('done'),
    message: chatMessage,
    session: chatSession,
    safety,
  }),
  /** What was said stays kept; the reply can be asked for again. */
  z.object({ ...position, type: z.literal('failed'), ...errorBody.shape, safety }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;
