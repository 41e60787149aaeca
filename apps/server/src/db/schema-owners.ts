import { sql } from 'drizzle-orm';
import { check, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/* What every table is made of. */

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const oneOf = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '));

export const OWNER_KINDS = ['guest', 'account'] as const;

export const owners = pgTable(
  'owners',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: OWNER_KINDS }).notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** The owner's data key, sealed with ENCRYPTION_KEY: with this row everything sealed is gone for good. */
    wrappedKey: bytes('wrapped_key').notNull(),
  },
  (table) => [check('owners_kind', sql`${table.kind} in (${oneOf(OWNER_KINDS)})`)],
);

/** Deleting the owner deletes the row. */
export const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => owners.id, { onDelete: 'cascade' });
