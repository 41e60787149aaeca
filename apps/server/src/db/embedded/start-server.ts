import { setTimeout as delay } from 'node:timers/promises';
import { type Log } from '../log.ts';
import { dataDirectory } from './initialise.ts';
import { type Launch } from './launch.ts';
import { endOrphan, recordServer } from './orphan.ts';
import { runServer, type ServerProcess, StartFailure } from './server-process.ts';
import { type Transport } from './transport.ts';

export interface ServerPlan {
  dir: string;
  launch: Launch;
  transport: Transport;
  settings: Record<string, string>;
  log: Log;
}

/** Small enough for a small machine; log lines end with LOG level so that no statement text is ever written. */
const SETTINGS: Record<string, string> = {
  max_connections: '40',
  shared_buffers: '32MB',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** What passes by itself: backends that outlive a killed postmaster for a moment still hold its memory. */
const PASSING =
  /pre-existing shared memory block|lock file ".*" already exists|Address already in use/i;
const PATIENCE_MS = 30_000;
const SLOW_MS = 10_000;

/** Starts PostgreSQL over whatever an earlier run left behind. */
export const startServer = async (plan: ServerPlan): Promise<ServerProcess> => {
  const until = Date.now() + PATIENCE_MS;
  const slow = setTimeout(
    () => plan.log.warn('PostgreSQL is taking long to start: it repairs itself after a crash'),
    SLOW_MS,
  );
  try {
    for (;;) {
      try {
        return await attempt(plan);
      } catch (error) {
        if (!(error instanceof StartFailure) || !PASSING.test(error.message) || Date.now() > until)
          throw error;
        await delay(50); // the old processes are not our children: nothing tells when they are gone
      }
    }
  } finally {
    clearTimeout(slow);
  }
};

const attempt = async ({
  dir,
  launch,
  transport,
  settings,
  log,
}: ServerPlan): Promise<ServerProcess> => {
  const stalePid = await endOrphan(dir, transport.socket);
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  return runServer(launch, ['-D', dataDirectory(dir), ...transport.args, ...options], {
    stalePid,
    onSpawn: (pid) => recordServer(dir, pid),
    onPanic: (line) => log.error(line),
  });
};
