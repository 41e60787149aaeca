// A process started for another must not outlive it: when npm is killed outright no signal is passed on.
// Losing the parent is turned into the SIGTERM that the process handles anyway.
// To give a program this habit from outside: node --import ./tools/lib/stop-with-parent.mjs program.js
import { readFileSync } from 'node:fs';

const EVERY_MS = 100;

export function stopWithParent() {
  const parent = process.ppid;
  // npm runs scripts through a shell, which may stay in between and survive npm.
  const grandparent = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    const orphaned =
      process.ppid !== parent ||
      (grandparent !== undefined && parentOf(parent) !== grandparent) ||
      (process.platform === 'win32' && !isAlive(parent)); // there, ppid never changes
    if (!orphaned) return;
    clearInterval(timer);
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  }, EVERY_MS);
  timer.unref();
}

/** For what npm runs. A person who starts the same file by hand, with nohup, means it to stay. */
export function stopWithNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const starter = isShell(process.ppid) ? parentOf(process.ppid) : process.ppid;
  // npm may be gone before this line runs. In a container it may be process 1 itself.
  if (starter === 1 && !/npm|node|main|yarn/i.test(nameOf(1))) process.exit(143);
  stopWithParent();
}

/** Undefined where there is no /proc; the shells there replace themselves with the program. */
function parentOf(pid) {
  const status = read(`/proc/${pid}/stat`);
  return status && Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
}

function isShell(pid) {
  return /^(sh|ash|dash|bash|zsh|ksh|busybox)$/.test(nameOf(pid));
}

function nameOf(pid) {
  return read(`/proc/${pid}/comm`)?.trim() ?? '';
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (process.execArgv.some((argument) => argument.includes('stop-with-parent'))) stopWithParent();
