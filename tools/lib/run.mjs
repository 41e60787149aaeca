// Starts the other programs of the tool chain, and sees to it that none of them outlives us.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const GRACE_MS = 4000;
const running = new Set();
let stoppedBy;

/** The script behind an npm package's command. Run with Node itself, it needs no shell on any system. */
export function bin(name, command = name.split('/').pop()) {
  const folder = join(root, 'node_modules', name);
  const { bin: entry } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof entry === 'string' ? entry : entry[command]);
}

/** Runs `node ...args` at the root. `quiet` gathers what it prints instead of showing it. */
export function node(args, options) {
  return run(process.execPath, args, options);
}

export function run(command, args, { quiet = false, env = {}, shell = false } = {}) {
  if (stoppedBy) return new Promise(() => {}); // we are on our way out: start nothing more
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    shell,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  if (running.size === 0) for (const name of ['SIGINT', 'SIGTERM']) process.on(name, stop);
  running.add(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (stoppedBy) return running.size || process.exit(stoppedBy === 'SIGINT' ? 130 : 143);
      if (running.size === 0) for (const name of ['SIGINT', 'SIGTERM']) process.off(name, stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Like `node`, and a failure ends this process with the same exit code. */
export async function nodeOrExit(args, options) {
  const { code } = await node(args, options);
  if (code !== 0) process.exit(code);
}

function stop(name) {
  stoppedBy ??= name;
  for (const child of running) child.kill(name);
  // npm finishes its install before it heeds a signal; cut short, the next start installs anew.
  setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), GRACE_MS).unref();
}
