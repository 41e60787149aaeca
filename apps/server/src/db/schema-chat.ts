import { CRISIS_LEVELS, MESSAGE_STATUSES } from '@yarrow/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { bytes, oneOf, ownerId, time } from './schema-owners.ts';

const SESSION_STATUSES = ['active', 'ended'] as const;
const ROLES = ['user', 'assistant'] as const;

export const chatSessions = pgTable(
  'chat_sessions',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    lastActivity: time('last_activity').notNull(),
    status: text('status', { enum: SESSION_STATUSES }).notNull(),
    riskLevel: text('risk_level', { enum: CRISIS_LEVELS }).notNull(),
    /** Whether a clinician is shown it. */
    flagged: boolean('flagged').notNull(),
    carryOver: boolean('carry_over').notNull(),
    symptomSessionId: uuid('symptom_session_id'),
    sealed: bytes('sealed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    // Clinicians look through everybody's.
    index('chat_sessions_flagged')
      .on(table.id)
      .where(sql`${table.flagged}`),
    check('chat_sessions_status', sql`${table.status} in (${oneOf(SESSION_STATUSES)})`),
    check('chat_sessions_risk', sql`${table.riskLevel} in (${oneOf(CRISIS_LEVELS)})`),
  ],
);

const ofSession = (name: string, table: { ownerId: AnyPgColumn; sessionId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.ownerId, table.sessionId],
    foreignColumns: [chatSessions.ownerId, chatSessions.id],
  }).onDelete('cascade');

export const chatMessages = pgTable(
  'chat_messages',
  {
    ownerId: ownerId(),
    /** In one session every id is greater than those before it. */
    id: uuid('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    createdAt: time('created_at').notNull(),
    status: text('status', { enum: MESSAGE_STATUSES }).notNull(),
    /** Of a reply under way: until then its server has said to be alive. */
    leaseUntil: time('lease_until'),
    /** As the sender named it. */
    clientId: uuid('client_id'),
    replaces: uuid('replaces'),
    supersededBy: uuid('superseded_by'),
    /** Of a reply: the message it answers. */
    replyTo: uuid('reply_to'),
    sealed: bytes('sealed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    unique('chat_messages_client').on(table.ownerId, table.sessionId, table.clientId),
    index('chat_messages_session').on(table.ownerId, table.sessionId, table.id),
    index('chat_messages_reply_to')
      .on(table.ownerId, table.replyTo)
      .where(sql`${table.replyTo} is not null`),
    ofSession('chat_messages_session_fk', table),
    check('chat_messages_role', sql`${table.role} in (${oneOf(ROLES)})`),
    check('chat_messages_status', sql`${table.status} in (${oneOf(MESSAGE_STATUSES)})`),
  ],
);

/** Each message with danger in it. Nothing is ever changed here; only a whole session can be erased. */
export const riskEvents = pgTable(
  'risk_events',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    messageId: uuid('message_id').notNull(),
    at: time('at').notNull(),
    level: text('level', { enum: CRISIS_LEVELS }).notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('risk_events_session').on(table.ownerId, table.sessionId, table.id),
    ofSession('risk_events_session_fk', table),
    check('risk_events_level', sql`${table.level} in (${oneOf(CRISIS_LEVELS)})`),
  ],
);

const RECORDS = ['chat_session'] as const;

/** Who else has read a record of this owner. Stays when the record is erased, and goes with the owner. */
export const recordReads = pgTable(
  'record_reads',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    at: time('at').notNull(),
    readerId: uuid('reader_id').notNull(),
    record: text('record', { enum: RECORDS }).notNull(),
    recordId: uuid('record_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('record_reads_record').on(table.ownerId, table.recordId),
    check('record_reads_record_kind', sql`${table.record} in (${oneOf(RECORDS)})`),
  ],
);
