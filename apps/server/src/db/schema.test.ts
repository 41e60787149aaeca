import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from './schema.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const { authSessions, owners, refreshTokens, symptomSessions } = schema;
const { accounts, claims, directory, mailTokens, profiles } = schema;
const tables = Object.values<unknown>(schema).filter((value): value is PgTable =>
  is(value, PgTable),
);
/** These belong to nobody. */
const ownerless: PgTable[] = [schema.rateLimits, schema.spentChallenges];
/** The directory says whose something is, and so is asked without knowing. */
const notSpread: PgTable[] = [...ownerless, schema.directory];
const owned = tables.filter((table) => !notSpread.includes(table));
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const owner = async (): Promise<string> => {
  const id = newId();
  await database.db.insert(owners).values({ id, kind: 'guest', wrappedKey: Buffer.of(1) });
  return id;
};

const session = (ownerId: string) => ({
  ownerId,
  id: newId(),
  riskLevel: 'low' as const,
  urgencyLevel: 'low' as const,
  engineVersion: '1',
  knowledgeVersion: '1',
  sealed: Buffer.of(0, 255),
});

test('the committed migrations make exactly this schema', async () => {
  const folder = fileURLToPath(new URL('../../migrations/meta', import.meta.url));
  const newest = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  const before = JSON.parse(fs.readFileSync(`${folder}/${newest}`, 'utf8')) as Parameters<
    typeof generateMigration
  >[0];
  const now = generateDrizzleJson({ ...schema }, before.id);
  expect(await generateMigration(before, now), 'run: npx drizzle-kit generate').toEqual([]);
});

test.each(owned.map((table) => [getTableName(table), table] as const))(
  '%s can be spread by owner',
  (name, table) => {
    const key = name === 'owners' ? 'id' : 'owner_id';
    expect(Object.values(getTableColumns(table)).map((column) => column.name)).toContain(key);
    const { primaryKeys, uniqueConstraints, foreignKeys, indexes } = getTableConfig(table);
    for (const constraint of [...primaryKeys, ...uniqueConstraints])
      expect(constraint.columns.map((column) => column.name)).toContain(key);
    for (const reference of foreignKeys)
      expect(reference.reference().columns.map((column) => column.name)).toContain(key);
    expect(indexes.some((index) => index.config.unique)).toBe(false);
  },
);

test('erasing an owner erases everything of his and nothing else', async () => {
  const [gone, stays] = [await owner(), await owner()];
  for (const ownerId of [gone, stays]) {
    const authSessionId = newId();
    await database.db.insert(authSessions).values({ ownerId, id: authSessionId });
    const token = {
      ownerId,
      id: newId(),
      authSessionId,
      tokenHash: Buffer.from(ownerId),
      expiresAt: new Date(),
    };
    await database.db.insert(refreshTokens).values(token);
    await database.db.insert(symptomSessions).values(session(ownerId));
    const sealed = Buffer.of(1);
    await database.db.insert(accounts).values({ ownerId, sealed });
    await database.db.insert(profiles).values({ ownerId, sealed });
    await database.db.insert(directory).values({ ownerId, key: Buffer.from(ownerId) });
    const proof = { ownerId, id: newId(), tokenHash: sealed, expiresAt: new Date() };
    await database.db.insert(mailTokens).values({ ...proof, purpose: 'reset' });
    const claim = { ownerId, guestId: newId(), tokenHash: sealed, claimedAt: new Date() };
    await database.db.insert(claims).values(claim);
    await database.db.insert(schema.passkeys).values({ ownerId, id: newId(), sealed });
    await addChat(ownerId);
  }
  await database.db.delete(owners).where(eq(owners.id, gone));
  for (const table of tables.filter((one) => one !== owners && !ownerless.includes(one))) {
    const left = await database.db.execute(sql`select owner_id from ${table}`);
    expect(left.rows, getTableName(table)).toEqual([{ owner_id: stays }]);
  }
});

async function addChat(ownerId: string): Promise<void> {
  const now = new Date();
  const [id, sealed, level] = [newId(), Buffer.of(1), 'none' as const];
  const chat = { ownerId, id, createdAt: now, updatedAt: now, lastActivity: now, sealed };
  const state = { status: 'active', riskLevel: level, flagged: false, carryOver: false } as const;
  await database.db.insert(schema.chatSessions).values({ ...chat, ...state });
  const message = { ownerId, id: newId(), sessionId: id, createdAt: now, sealed };
  await database.db
    .insert(schema.chatMessages)
    .values({ ...message, role: 'user', status: 'complete' });
  const event = { ownerId, id: newId(), sessionId: id, messageId: message.id, at: now };
  await database.db.insert(schema.riskEvents).values({ ...event, level, sealed });
  const read = { ownerId, id: newId(), at: now, readerId: newId(), recordId: id };
  await database.db.insert(schema.recordReads).values({ ...read, record: 'chat_session' });
}

test('bytes, times and empty columns come back as they went in', async () => {
  const ownerId = await owner();
  const row = session(ownerId);
  await database.db.insert(symptomSessions).values(row);
  const [found] = await database.db
    .select()
    .from(symptomSessions)
    .where(eq(symptomSessions.ownerId, ownerId));
  expect(found).toMatchObject({ ...row, expiresAt: null });
  expect(found?.createdAt).toBeInstanceOf(Date);
});

test('unknown levels, a token of a foreign session and a second row of one id are refused', async () => {
  const [one, other] = [await owner(), await owner()];
  const row = session(one);
  const insert = (values: object) =>
    database.db.insert(symptomSessions).values(values as typeof row);
  await expect(insert({ ...row, riskLevel: 'mild' })).rejects.toMatchObject({
    cause: { code: '23514' },
  });
  await expect(insert({ ...row, urgencyLevel: 'mild' })).rejects.toMatchObject({
    cause: { code: '23514' },
  });
  await insert(row);
  await expect(insert(row)).rejects.toMatchObject({ cause: { code: '23505' } });

  const authSessionId = newId();
  await database.db.insert(authSessions).values({ ownerId: other, id: authSessionId });
  const token = {
    ownerId: one,
    id: newId(),
    authSessionId,
    tokenHash: Buffer.of(1),
    expiresAt: new Date(),
  };
  await expect(database.db.insert(refreshTokens).values(token)).rejects.toMatchObject({
    cause: { code: '23503' },
  });
});
