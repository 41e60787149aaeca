import type { ChatMessage } from '@yarrow/contract';

/**
 * The conversation as it was before one message took it another way; with null, as it stands now. Ids are UUIDv7: they
 * sort by time.
 */
export function messagesAsOf(
  messages: readonly ChatMessage[],
  before: string | null,
): readonly ChatMessage[] {
  if (before === null) return messages.filter((one) => one.superseded_by === null);
  return messages.filter(
    (one) => one.id < before && (one.superseded_by === null || one.superseded_by >= before),
  );
}

/** All versions of each message, oldest first; those that have no other are left out. */
export function versionsOf(
  messages: readonly ChatMessage[],
): ReadonlyMap<string, readonly ChatMessage[]> {
  const byId = new Map(messages.map((one) => [one.id, one]));
  const groups = new Map<string, ChatMessage[]>();
  for (const message of messages) {
    if (message.replaces === null) continue;
    const before = byId.get(message.replaces);
    if (!before) continue;
    const group = groups.get(before.id) ?? [before];
    group.push(message);
    for (const one of group) groups.set(one.id, group);
  }
  return groups;
}

/** What has to be looked at to see this version: the conversation before it was replaced. */
export const toSee = (version: ChatMessage): string | null => version.superseded_by;
