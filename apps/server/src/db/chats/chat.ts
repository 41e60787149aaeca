import type { Conversation } from '@yarrow/assistant';
import type { CaseChange, Citation, CrisisLevel, MESSAGE_STATUSES, Safety } from '@yarrow/contract';

/** What is sealed of a chat session. */
export interface ChatDetails {
  title: string | null;
  sessionType: string;
  symptomContext: string | null;
  /** Of all messages together. It never goes down. */
  safety: Safety;
  suicidalIdeation: boolean;
  selfHarmRisk: boolean;
  /** The kinds of danger told of, each once. */
  crisisIndicators: string[];
  /** When the level rose last. */
  riskDetectedAt: string | null;
  safetyPlan: string | null;
  /** The conversation before its first message. */
  start: Conversation;
}

export interface Chat extends ChatDetails {
  ownerId: string;
  id: string;
  createdAt: Date;
  updatedAt: Date;
  lastActivity: Date;
  status: 'active' | 'ended';
  symptomSessionId: string | null;
}

interface Common {
  ownerId: string;
  id: string;
  sessionId: string;
  createdAt: Date;
  content: string;
  replaces: string | null;
  supersededBy: string | null;
}

export interface UserMessage extends Common {
  role: 'user';
  clientId: string | null;
  /** Of this message alone. */
  safety: Safety;
  /** The country it was judged for. */
  country: string | null;
  /** The conversation it was said in: with it, the reply can be made again. */
  before: Conversation;
}

export interface Reply extends Common {
  role: 'assistant';
  status: (typeof MESSAGE_STATUSES)[number];
  leaseUntil: Date | null;
  replyTo: string;
  citations: Citation[];
  quickReplies: string[];
  caseChange: CaseChange | null;
  /** The conversation with this reply. */
  after: Conversation;
}

export type Message = UserMessage | Reply;

export interface RiskEvent {
  ownerId: string;
  id: string;
  sessionId: string;
  messageId: string;
  at: Date;
  level: CrisisLevel;
  indicators: Safety['indicators'];
}

/** Levels at which a crisis is carried over to a new session, and a session is shown to clinicians. */
export const CRISES: readonly CrisisLevel[] = ['medium', 'high', 'immediate'];

export const isFlagged = (chat: ChatDetails): boolean =>
  chat.crisisIndicators.length > 0 ||
  chat.suicidalIdeation ||
  chat.selfHarmRisk ||
  CRISES.includes(chat.safety.level);
