import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';

const program = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log(process.pid);`;
const watched = `'${process.execPath}' --import ./tools/lib/stop-with-parent.mjs -e "${program}"`;

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A stand-in for npm, which starts a shell, which starts the program. */
test.skipIf(process.platform === 'win32').each([
  ['directly', `exec ${watched}`],
  ['through a shell that stays', `${watched}; true`],
])(
  'a program started %s ends when its starter is killed outright',
  async (_how, command) => {
    const source = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(command)}], { stdio: 'inherit' })`;
    const starter = spawn(process.execPath, ['-e', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = await once(starter.stdout, 'data');
    const pid = Number(printed);
    await sleep(200);
    expect(isRunning(pid)).toBe(true);
    const closed = once(starter.stdout, 'close'); // the program holds this pipe until it ends
    starter.kill('SIGKILL');
    await closed;
    expect(pid).toBeGreaterThan(0);
  },
  10_000,
);
