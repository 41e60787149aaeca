import type { Safety } from '@yarrow/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Chat } from '../../db/chats/chat.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ChatDeps } from './chat-deps.ts';
import { describeCase, titleOf } from './describe-case.ts';

/** After a crisis the help stays on screen for so long, in whichever session. */
export const CARRY_OVER_MS = 24 * 3_600_000;

/** A new session, about an analysis of the caller's or about none. */
export async function createChat(
  deps: ChatDeps,
  ownerId: string,
  about: { session_type: string; symptom_session_id?: string | undefined },
): Promise<Chat> {
  const now = deps.clock();
  const id = about.symptom_session_id;
  const found = id === undefined ? null : await deps.findCase(ownerId, id);
  if (id !== undefined && !found) throw new ApiError('not_found');
  const chat: Chat = {
    ownerId,
    id: uuidv7({ msecs: now.getTime() }),
    createdAt: now,
    updatedAt: now,
    lastActivity: now,
    status: 'active',
    symptomSessionId: id ?? null,
    title: found && titleOf(found),
    sessionType: about.session_type,
    symptomContext: found && describeCase(found),
    safety: await safetyAtStart(deps, ownerId, now),
    suicidalIdeation: false,
    selfHarmRisk: false,
    crisisIndicators: [],
    riskDetectedAt: null,
    safetyPlan: null,
    start: deps.assistant.start(found && found.input),
  };
  await deps.chats.add(deps.db, chat);
  return chat;
}

/** No level is carried over; the help is. */
async function safetyAtStart({ chats }: ChatDeps, ownerId: string, now: Date): Promise<Safety> {
  const crisis = await chats.lastCrisis(ownerId, new Date(now.getTime() - CARRY_OVER_MS));
  return {
    level: 'none',
    emergency: false,
    indicators: [],
    resources: crisis?.safety.resources ?? [],
    carry_over: crisis !== null,
  };
}
