import type {
  chatSessionChange,
  chatSessionCreate,
  eventsQuery,
  messageParams,
  messageRequest,
  pageQuery,
  purgeQuery,
  safetyPlan,
} from '@yarrow/contract';
import type { z } from 'zod';
import type { Chat } from '../../db/chats/chat.ts';
import { EventStream } from '../../http/event-stream.ts';
import type { Owner } from '../../http/identity.ts';
import { mount, must, type Call, type Doorway } from '../../http/mount.ts';
import { changeChat } from './change-chat.ts';
import type { ChatDeps } from './chat-deps.ts';
import { createChat } from './create-chat.ts';
import { presentChat } from './present.ts';
import { noteRead } from './note-read.ts';
import { detailsOf, present, readable } from './read-chat.ts';
import { answerAgain, answerMessage } from './answer-message.ts';
import { stopReply } from './stop-reply.ts';
import { resumedEvents } from './stream-events.ts';

type On<Query = never, Body = never, Params = { id: string }> = Call<Params, Query, Body, Chat>;
type Page = z.infer<typeof pageQuery>;
const DONE = { ok: true };

export function chatRoutes(door: Doorway, deps: ChatDeps): void {
  const { chats, messages } = deps;
  const own = (owner: Owner, id: string) => chats.find(owner.id, id);
  const read = (owner: Owner, id: string) => readable(deps, owner, id);

  mount(
    door,
    'createChat',
    async ({ owner, body }: Call<never, never, z.infer<typeof chatSessionCreate>>) => ({
      session: presentChat(await createChat(deps, must(owner).id, body)),
    }),
  );

  mount(door, 'listChats', async ({ owner, query }: Call<never, Page>) => {
    const found = await chats.list(must(owner).id, query.limit + 1, query.cursor);
    const page = found.slice(0, query.limit);
    const next = found.length > page.length ? (page.at(-1)?.id ?? null) : null;
    return { sessions: page.map(presentChat), next_cursor: next };
  });

  mount(
    door,
    'getChat',
    async ({ owner, found }: On) => {
      await noteRead(deps, must(owner), found);
      return { session: presentChat(found) };
    },
    read,
  );

  mount(
    door,
    'getChatDetailed',
    async ({ owner, found }: On) => {
      await noteRead(deps, must(owner), found);
      return await detailsOf(deps, found);
    },
    read,
  );

  mount(
    door,
    'listMessages',
    async ({ owner, found, query }: On<Page>) => {
      await noteRead(deps, must(owner), found);
      const all = await messages.list(found, query.limit + 1, query.cursor);
      const page = all.slice(0, query.limit);
      const next = all.length > page.length ? (page.at(-1)?.id ?? null) : null;
      return { messages: page.map((message) => present(deps, message)), next_cursor: next };
    },
    read,
  );

  mount(
    door,
    'renameChat',
    async ({ found, body }: On<never, z.infer<typeof chatSessionChange>>) => ({
      session: presentChat(await changeChat(deps, found, { title: body.title })),
    }),
    own,
  );

  mount(
    door,
    'putSafetyPlan',
    async ({ found, body }: On<never, z.infer<typeof safetyPlan>>) => ({
      session: presentChat(await changeChat(deps, found, { safetyPlan: body.plan.trim() || null })),
    }),
    own,
  );

  mount(
    door,
    'endChat',
    async ({ found, query }: On<z.infer<typeof purgeQuery>>) => {
      if (query.purge === 'true') await chats.erase(found.ownerId, found.id);
      else await changeChat(deps, found, { status: 'ended' });
      return DONE;
    },
    own,
  );

  mount(
    door,
    'sendMessage',
    (call: On<never, z.infer<typeof messageRequest>>) => answerMessage(deps, call),
    own,
  );

  mount(
    door,
    'regenerate',
    (call: On<never, never, z.infer<typeof messageParams>>) => answerAgain(deps, call),
    own,
  );

  mount(
    door,
    'stopReply',
    async ({ found }: On) => {
      await stopReply(deps, found);
      return DONE;
    },
    own,
  );

  mount(
    door,
    'chatEvents',
    async ({ found, query }: On<z.infer<typeof eventsQuery>>) =>
      new EventStream((signal) => resumedEvents(deps, found, query.after, signal)),
    own,
  );
}
