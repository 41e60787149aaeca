// npm run prove:stop: `npm start` ended at many moments, gently and outright, must leave no process.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeOrExit, root } from './lib/run.mjs';

const MOMENTS_MS = [300, 600, 900, 1200, 1600, 2000, 2600, 3500, 5000];
const GONE_WITHIN_MS = 12_000;

if (process.platform !== 'linux') throw new Error('This proof reads /proc, so it needs Linux.');
await nodeOrExit(['tools/build.mjs', '--if-stale']);

let failures = 0;
for (const signal of ['SIGTERM', 'SIGKILL'])
  for (const moment of MOMENTS_MS) failures += (await stopAt(signal, moment)) ? 0 : 1;
console.log(`${MOMENTS_MS.length * 2 - failures} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;

async function stopAt(signal, moment) {
  // Every descendant inherits TMPDIR, however it detaches: that is how it is found again.
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-stop-'));
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0', TMPDIR: folder };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  await sleep(moment);
  npm.kill(signal);
  await ended;
  const since = performance.now();
  while (marked(folder).length > 0 && performance.now() - since < GONE_WITHIN_MS) await sleep(50);
  const left = marked(folder);
  const took = Math.round(performance.now() - since);
  const outcome = left.length === 0 ? `all gone after ${took} ms` : `LEFT ${left.join(', ')}`;
  console.log(`${signal} after ${moment} ms: ${outcome}`);
  for (const line of left) process.kill(Number(line.split(' ')[0]), 'SIGKILL');
  await sleep(left.length > 0 ? 1000 : 0);
  rmSync(folder, { recursive: true, force: true });
  return left.length === 0;
}

/** "pid command" of each living process that has the folder in its environment or its arguments. */
function marked(folder) {
  const read = (pid, name) => readFileSync(`/proc/${pid}/${name}`, 'latin1').split('\0');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = read(pid, 'cmdline').join(' ');
        const isOurs =
          read(pid, 'environ').includes(`TMPDIR=${folder}`) || command.includes(folder);
        return isOurs ? [`${pid} ${command.slice(0, 80)}`] : [];
      } catch {
        return []; // ended meanwhile, or another user's
      }
    });
}
