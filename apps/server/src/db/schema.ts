import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, oneOf, ownerId, time } from './schema-owners.ts';

/*
 * Every table is keyed by its owner first, so that it can be spread over several databases by owner:
 * a primary key or unique constraint there has to contain the owner. In clear are only ids (UUIDv7,
 * so they sort by time), times and levels; what a person said is in `sealed`.
 */

export { owners } from './schema-owners.ts';
export { chatMessages, chatSessions, recordReads, riskEvents } from './schema-chat.ts';

export const RISK_LEVELS = ['low', 'medium', 'high', 'immediate'] as const;
export const URGENCY_LEVELS = ['low', 'moderate', 'high', 'emergency'] as const;

export const authSessions = pgTable(
  'auth_sessions',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
    endedAt: time('ended_at'),
    /** The name of the device, if it told one. */
    sealed: bytes('sealed'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Address, name and password hash of an account. */
export const accounts = pgTable('accounts', {
  ownerId: ownerId().primaryKey(),
  createdAt: time('created_at').notNull().defaultNow(),
  /** Since when the address is known to be the person's own. */
  verifiedAt: time('verified_at'),
  sealed: bytes('sealed').notNull(),
});

/** Settings and medical information of an account. */
export const profiles = pgTable('profiles', {
  ownerId: ownerId().primaryKey(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  sealed: bytes('sealed').notNull(),
});

/**
 * Whose something is: a mail address, a name at an identity provider, a passkey. The one table that is not keyed by its
 * owner, because it answers who the owner is, and because one address must not lead to two accounts wherever they lie:
 * with owners spread over several databases it is kept in one place. The key is a keyed hash of kind and name, so it
 * tells nothing to whoever reads the table without ENCRYPTION_KEY.
 */
export const directory = pgTable(
  'directory',
  { key: bytes('key').primaryKey(), ownerId: ownerId() },
  (table) => [index('directory_owner').on(table.ownerId)],
);

export const MAIL_PURPOSES = ['verify', 'reset'] as const;

/** What a link in a mail proves, once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    purpose: text('purpose', { enum: MAIL_PURPOSES }).notNull(),
    /** SHA-256 of the token. */
    tokenHash: bytes('token_hash').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('mail_tokens_hash').on(table.tokenHash),
    check('mail_tokens_purpose', sql`${table.purpose} in (${oneOf(MAIL_PURPOSES)})`),
  ],
);

/** Public key, counter and name of a passkey. */
export const passkeys = pgTable(
  'passkeys',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at'),
    sealed: bytes('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Challenges that were answered, until they would be too old anyway. Has no owner: who answers is not known yet. */
export const spentChallenges = pgTable('spent_challenges', {
  key: bytes('key').primaryKey(),
  expiresAt: time('expires_at').notNull(),
});

/** Guests that were added to an account, so that asking again has a settled answer. */
export const claims = pgTable(
  'claims',
  {
    ownerId: ownerId(),
    guestId: uuid('guest_id').notNull(),
    /** SHA-256 of the token that was claimed with. */
    tokenHash: bytes('token_hash').notNull(),
    claimedAt: time('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.guestId] }),
    index('claims_hash').on(table.tokenHash),
  ],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    authSessionId: uuid('auth_session_id').notNull(),
    /** SHA-256 of the token. */
    tokenHash: bytes('token_hash').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    rotatedAt: time('rotated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    unique('refresh_tokens_owner_hash').on(table.ownerId, table.tokenHash),
    // For the lookup by token alone; as a constraint it would have to contain the owner.
    index('refresh_tokens_hash').on(table.tokenHash),
    index('refresh_tokens_session').on(table.ownerId, table.authSessionId),
    foreignKey({
      name: 'refresh_tokens_auth_session',
      columns: [table.ownerId, table.authSessionId],
      foreignColumns: [authSessions.ownerId, authSessions.id],
    }).onDelete('cascade'),
  ],
);

export const symptomSessions = pgTable(
  'symptom_sessions',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    /** Null: kept until its owner erases it. */
    expiresAt: time('expires_at'),
    riskLevel: text('risk_level', { enum: RISK_LEVELS }).notNull(),
    urgencyLevel: text('urgency_level', { enum: URGENCY_LEVELS }).notNull(),
    engineVersion: text('engine_version').notNull(),
    knowledgeVersion: text('knowledge_version').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('symptom_sessions_expiry')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
    check('symptom_sessions_risk', sql`${table.riskLevel} in (${oneOf(RISK_LEVELS)})`),
    check('symptom_sessions_urgency', sql`${table.urgencyLevel} in (${oneOf(URGENCY_LEVELS)})`),
  ],
);

/** Counts of calls, shared by all servers. Has no owner: the key is a keyed hash of a network address. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970, or null: never. */
  expire: bigint('expire', { mode: 'number' }),
});
