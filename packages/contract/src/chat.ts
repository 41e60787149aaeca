import { z } from 'zod';
import { cursor, id, timestamp } from './common.ts';
import { LIMITS } from './limits.ts';
import { crisisLevel, indicator, safety } from './safety.ts';

export const chatSession = z.object({
  id,
  user_id: id,
  title: z.string().nullable(),
  session_type: z.string(),
  status: z.enum(['active', 'ended']),
  created_at: timestamp,
  updated_at: timestamp,
  last_activity: timestamp,
  risk_level: crisisLevel,
  safety,
  metadata: z.object({
    crisis_indicators: z.array(z.string()),
    suicidal_ideation: z.boolean(),
    self_harm_risk: z.boolean(),
    immediate_intervention: z.boolean(),
    risk_detected_at: timestamp.nullable(),
    symptom_context: z.string().nullable(),
    safety_plan: z.string().nullable(),
  }),
});
export type ChatSession = z.infer<typeof chatSession>;
export const chatSessionResponse = z.object({ session: chatSession });
export const chatSessions = z.object({
  sessions: z.array(chatSession),
  next_cursor: z.string().nullable(),
});
export const chatSessionCreate = z.strictObject({
  session_type: z.string().max(40).default('support'),
  symptom_session_id: id.optional(),
});
export const chatSessionChange = z.strictObject({
  title: z.string().trim().min(1).max(LIMITS.title),
});
export const purgeQuery = z.strictObject({ purge: z.enum(['true', 'false']).optional() });

/** What a statement rests on. The nth citation of a message is marked [n] in its text, counted from 1. */
export const citation = z.object({
  source: z.string(),
  organisation: z.string(),
  title: z.string(),
  address: z.string(),
  basis: z.enum(['read', 'excerpt', 'memory']),
});
export type Citation = z.infer<typeof citation>;

const standing = z.object({
  urgency_level: z.enum(['low', 'moderate', 'high', 'emergency']).nullable(),
  conditions: z.array(
    z.object({ id: z.string(), name: z.string(), confidence: z.number().min(0).max(1) }),
  ),
});
/** What a message changed in the case under discussion, and how the result moved. */
export const caseChange = z.object({
  findings: z.array(
    z.object({
      finding: z.string(),
      name: z.string(),
      status: z.enum(['present', 'absent', 'uncertain']),
    }),
  ),
  /** The first three conditions, as they stood. */
  before: standing,
  after: standing,
});
export type CaseChange = z.infer<typeof caseChange>;

export const MESSAGE_STATUSES = ['streaming', 'complete', 'stopped'] as const;
export const chatMessage = z.object({
  id,
  session_id: id,
  user_id: id,
  role: z.enum(['user', 'assistant']),
  /** Of a reply: markdown, with [n] where citation n stands behind a statement. */
  content: z.string(),
  timestamp,
  citations: z.array(citation),
  quick_replies: z.array(z.string()),
  status: z.enum(MESSAGE_STATUSES),
  /** As the sender named it. */
  client_id: id.nullable(),
  /** The version before this one: what was edited, or answered anew. */
  replaces: id.nullable(),
  /** The message with which the conversation took another way, after which this one no longer counts. */
  superseded_by: id.nullable(),
  case_change: caseChange.nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;
export const chatMessages = z.object({
  messages: z.array(chatMessage),
  next_cursor: z.string().nullable(),
});
export const messageRequest = z.strictObject({
  message: z.string().trim().min(1).max(LIMITS.message),
  client_id: id.optional(),
  replaces: id.optional(),
});
/**
 * The reply. `safety` is how the session stands after the message, which never goes down, with the indicators of this
 * message alone; `session.safety` has those of all messages.
 */
export const messageResponse = z.object({ message: chatMessage, session: chatSession, safety });
export const messageParams = z.strictObject({ id, message: id });
export const eventsQuery = z.strictObject({ after: cursor.optional() });
export const safetyPlan = z.strictObject({ plan: z.string().max(LIMITS.safetyPlan) });

export const riskEvent = z.object({
  at: timestamp,
  message_id: id,
  level: crisisLevel,
  indicators: z.array(indicator),
});
/** Another person has read this; who, and when. */
export const recordRead = z.object({ at: timestamp, reader: z.string() });
export const chatSessionDetailed = z.object({
  session: chatSession,
  messages: z.array(chatMessage),
  risk_timeline: z.array(riskEvent),
  reads: z.array(recordRead),
});
export type ChatSessionDetailed = z.infer<typeof chatSessionDetailed>;

export const flaggedQuery = z.strictObject({
  scope: z.enum(['own', 'all']).default('own'),
  limit: z.coerce.number().int().min(1).max(LIMITS.pageMax).default(LIMITS.pageDefault),
  cursor: cursor.optional(),
});
export const flagged = z.object({
  sessions: z.array(chatSession),
  counts: z.object({
    total: z.int().min(0),
    high_priority: z.int().min(0),
    immediate: z.int().min(0),
  }),
  next_cursor: z.string().nullable(),
});
