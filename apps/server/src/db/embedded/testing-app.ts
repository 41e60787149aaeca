import { silentLog } from '../log.ts';
import { startEmbedded } from './start.ts';

/* An app in a process of its own, for tests that kill it. Run by runApp in testing-embedded.ts. */

const server = await startEmbedded(process.argv[2] ?? '', { log: silentLog });
process.stdout.write(`${server.pid}\n`);
process.stdin
  .on('data', (text) => String(text).includes('exit') && process.exit(0))
  .on('end', () => process.exit(1)); // the test died
