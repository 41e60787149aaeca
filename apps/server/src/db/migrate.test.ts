import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { connect } from './connect.ts';
import { silentLog } from './log.ts';
import { isMigrated, migrate } from './migrate.ts';

test('several servers may migrate an empty database at once, and again', async () => {
  const server = inject('testDatabase');
  const admin = new Client(server);
  await admin.connect();
  await admin.query('drop database if exists migrate_test with (force)');
  await admin.query('create database migrate_test');
  const target = { ...server, database: 'migrate_test' };
  const { pool } = connect(target, silentLog, 2);
  try {
    await expect(isMigrated(pool)).rejects.toMatchObject({ code: '42P01' });
    await Promise.all([migrate(target), migrate(target), migrate(target), migrate(target)]);
    expect(await isMigrated(pool)).toBe(true);
    await migrate(target);
    const { rows } = await pool.query(
      'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ times }) => times === 1)).toBe(true);

    await pool.query('delete from drizzle.__drizzle_migrations');
    expect(await isMigrated(pool)).toBe(false);
  } finally {
    await pool.end();
    await admin.query('drop database migrate_test with (force)');
    await admin.end();
  }
});
