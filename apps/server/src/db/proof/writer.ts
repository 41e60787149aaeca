import { setTimeout as delay } from 'node:timers/promises';
import { startEmbedded } from '../embedded/start.ts';
import { connect } from '../connect.ts';
import { silentLog } from '../log.ts';
import { migrate } from '../migrate.ts';
import { isDatabaseUnavailable } from '../unavailable.ts';
import { writeRow } from './rows.ts';
import { type WriterEvent } from './writer-process.ts';

/*
 * The app of the kill proof, a process of its own: writes without pause, and tells its parent each
 * row as soon as PostgreSQL has acknowledged it. Run by writer-process.ts.
 */

const WRITERS = 6;

/** A pipe takes this at once: what was told before the kill is read after it. */
const tell = (event: WriterEvent): void => void process.stdout.write(`${JSON.stringify(event)}\n`);

const writeWithoutEnd = async (db: Parameters<typeof writeRow>[0]): Promise<void> => {
  for (;;) {
    try {
      tell({ kind: 'acknowledged', ...(await writeRow(db)) });
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await delay(20);
    }
  }
};

const server = await startEmbedded(process.argv[2] ?? '', { log: silentLog });
await migrate(server.connection);
server.onRestart((pid) => tell({ kind: 'restarted', pid }));
tell({ kind: 'started', pid: server.pid, connection: server.connection });

process.stdin.on('end', () => process.exit(1)).resume(); // the parent died
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));

const { db } = connect(server.connection, silentLog, WRITERS);
await Promise.all(Array.from({ length: WRITERS }, () => writeWithoutEnd(db)));
