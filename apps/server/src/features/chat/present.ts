import type { ChatMessage, ChatSession, Safety } from '@yarrow/contract';
import type { Chat, Message } from '../../db/chats/chat.ts';

const DANGER = new Set(['high', 'immediate']);

export const presentChat = (chat: Chat): ChatSession => ({
  id: chat.id,
  user_id: chat.ownerId,
  title: chat.title,
  session_type: chat.sessionType,
  status: chat.status,
  created_at: chat.createdAt.toISOString(),
  updated_at: chat.updatedAt.toISOString(),
  last_activity: chat.lastActivity.toISOString(),
  risk_level: chat.safety.level,
  safety: chat.safety,
  metadata: {
    crisis_indicators: chat.crisisIndicators,
    suicidal_ideation: chat.suicidalIdeation,
    self_harm_risk: chat.selfHarmRisk,
    immediate_intervention: DANGER.has(chat.safety.level),
    risk_detected_at: chat.riskDetectedAt,
    symptom_context: chat.symptomContext,
    safety_plan: chat.safetyPlan,
  },
});

/** `sofar` is what was told of a reply that is still being told. */
export function presentMessage(message: Message, sofar = ''): ChatMessage {
  const { id, sessionId, ownerId, role, createdAt, replaces, supersededBy } = message;
  const common = {
    id,
    session_id: sessionId,
    user_id: ownerId,
    role,
    timestamp: createdAt.toISOString(),
    replaces,
    superseded_by: supersededBy,
  };
  if (message.role === 'user') {
    const { content, clientId } = message;
    const nothing = { citations: [], quick_replies: [], case_change: null };
    return { ...common, content, status: 'complete', client_id: clientId, ...nothing };
  }
  const { status, content, citations, quickReplies, caseChange } = message;
  const underWay = status === 'streaming';
  return {
    ...common,
    content: underWay ? sofar : content,
    status,
    client_id: null,
    citations: underWay ? [] : citations,
    quick_replies: status === 'complete' ? quickReplies : [],
    case_change: underWay ? null : caseChange,
  };
}

/** How the session stands, with the indicators of one message alone. */
export const presentSafety = (session: Safety, message: Safety): Safety => ({
  ...session,
  indicators: message.indicators,
});
