import type { Setting } from '@yarrow/assistant';
import { LIMITS } from '@yarrow/contract';
import type { Chat, Message, Reply, UserMessage } from '../../db/chats/chat.ts';
import { idAfter } from '../../db/chats/messages.ts';
import type { Queries } from '../../db/connect.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Accepted } from './accept-message.ts';
import type { ChatDeps } from './chat-deps.ts';
import { withDanger } from './judge.ts';
import { leaseFrom, tellReply } from './telling/keep-telling.ts';
import type { Telling } from './telling/telling.ts';

/** Being told in this process; or as it is kept: told to its end, or being told by another server. */
export type Found = { telling: Telling } | { kept: Reply };

/** The reply to a message, made now if it was never begun. However many ask, there is one. */
export const replyTo = (deps: ChatDeps, accepted: Accepted, paced: boolean): Promise<Found> =>
  deps.tellings.once(accepted.message.id, async () => {
    const begun = accepted.isNew ? null : await deps.messages.replyTo(deps.db, accepted.message);
    return begun ? await takeUp(deps, begun) : await makeReply(deps, accepted, paced);
  });

/** A reply that was begun. What a killed server was telling is whole in the storage, and is taken as told. */
export async function takeUp(deps: ChatDeps, begun: Reply): Promise<Found> {
  const telling = deps.tellings.find(begun.id);
  if (telling) return { telling };
  const dead =
    begun.status === 'streaming' && (begun.leaseUntil?.getTime() ?? 0) < deps.clock().getTime();
  return { kept: dead ? await deps.messages.complete(begun) : begun };
}

async function makeReply(
  deps: ChatDeps,
  { chat, message, setting }: Accepted,
  paced: boolean,
): Promise<Found> {
  const made = await compose(deps, chat, message, setting, 0);
  const found = await deps.db.transaction(async (tx) => {
    const held = await deps.chats.hold(tx, chat.ownerId, chat.id);
    if (!held) throw new ApiError('not_found');
    const [newest] = await deps.messages.newest(tx, held, 1);
    // As it mostly is, nothing was said or replied since: then these need not be looked for.
    const isLast = newest?.id === message.id;
    const others = isLast ? null : await deps.messages.replyTo(tx, message);
    if (others) return { others };
    // Meanwhile the message may have been said differently; then its reply counts no more than itself.
    const now = isLast ? newest : await deps.messages.find(tx, chat, message.id);
    const supersededBy = now?.supersededBy ?? message.supersededBy;
    const composed = { ...made, reply: { ...made.reply, supersededBy } };
    return { reply: await addReply(deps, tx, held, newest, composed), held };
  });
  if (found.others) return await takeUp(deps, found.others);
  return { telling: tellReply(deps, found.reply, message.safety, found.held.safety, paced) };
}

export interface Composed {
  reply: Omit<Reply, 'id' | 'createdAt' | 'leaseUntil'>;
  /** The plan the conversation has led to, if it has now. */
  safetyPlan: string | undefined;
}

/** The words of a reply, from the conversation as it was before the message. */
export async function compose(
  { assistant }: ChatDeps,
  chat: Chat,
  message: UserMessage,
  setting: Setting,
  variant: number,
): Promise<Composed> {
  const { conversation, reply } = await assistant.take(
    withDanger(message.before, chat.safety),
    { text: message.content, safety: message.safety },
    { ...setting, country: message.country ?? undefined },
    variant,
  );
  const { content, citations, quickReplies, caseChange, safetyPlan } = reply;
  return {
    reply: {
      ownerId: chat.ownerId,
      sessionId: chat.id,
      role: 'assistant',
      status: 'streaming',
      replyTo: message.id,
      replaces: null,
      supersededBy: null,
      content,
      citations,
      quickReplies,
      caseChange,
      after: conversation,
    },
    safetyPlan,
  };
}

/** Keeps a reply as begun; in a transaction that holds the session. */
export async function addReply(
  deps: ChatDeps,
  tx: Queries,
  chat: Chat,
  newest: Message | undefined,
  { reply: made, safetyPlan }: Composed,
): Promise<Reply> {
  const now = deps.clock();
  const id = idAfter(newest, now);
  const reply: Reply = { ...made, id, createdAt: now, leaseUntil: leaseFrom(now) };
  await deps.messages.add(tx, reply);
  const plan = planWith(chat.safetyPlan, safetyPlan);
  if (plan !== chat.safetyPlan) await deps.chats.save(tx, { ...chat, safetyPlan: plan });
  return reply;
}

/** A plan is put below what the person wrote before, and nothing of that is lost. */
function planWith(kept: string | null, made: string | undefined): string | null {
  if (made === undefined || kept?.includes(made)) return kept;
  const both = kept === null ? made : `${kept}\n\n${made}`;
  return both.length > LIMITS.safetyPlan ? (kept ?? made.slice(0, LIMITS.safetyPlan)) : both;
}
