import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { serverEnvironment } from './environment.ts';

/**
 * A process, told apart from a later one that got the same number. In containers the same small
 * numbers come back at every start, so a number alone proves nothing.
 */
export interface ProcessIdentity {
  pid: number;
  /** Opaque; equal only for the same process. Empty where the system does not tell. */
  started: string;
  /** Arguments separated by spaces. Empty where the system does not tell. */
  command: string;
}

/** The living process with this number; undefined when there is none or it is a zombie. */
export const identify = (pid: number): ProcessIdentity | undefined => {
  if (!Number.isInteger(pid) || pid <= 0 || !exists(pid)) return undefined;
  if (process.platform === 'linux') return fromProc(pid);
  if (process.platform === 'win32') return fromPowerShell(pid);
  return fromPs(pid);
};

/** Whether the recorded process, and not merely its number, is still alive. */
export const stillRuns = (recorded: ProcessIdentity): boolean => {
  const now = identify(recorded.pid);
  if (!now) return false;
  // The start time decides alone: a process may change its command line (process.title does).
  if (now.started && recorded.started) return now.started === recorded.started;
  // Where nothing is known we rather refuse a free directory than open a taken one.
  return !now.command || !recorded.command || now.command === recorded.command;
};

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const fromProc = (pid: number): ProcessIdentity | undefined => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may itself hold brackets and blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    // Field 22 counts from the machine's boot, so it means something only together with that boot.
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return { pid, started: `${boot}:${fields[19]}`, command: command.split('\0').join(' ').trim() };
  } catch {
    return exists(pid) ? { pid, started: '', command: '' } : undefined;
  }
};

/** macOS and the BSDs. Exported because it can be tested on Linux as well. */
export const fromPs = (pid: number): ProcessIdentity | undefined => {
  const ps = spawnSync('ps', ['-ww', '-o', 'stat=,lstart=,command=', '-p', String(pid)], {
    encoding: 'utf8',
    env: serverEnvironment({ TZ: 'UTC' }), // the date in one language and zone
  });
  const row = /^\s*(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/s.exec(ps.stdout ?? '');
  if (!row) return exists(pid) ? { pid, started: '', command: '' } : undefined;
  if (row[1]?.startsWith('Z')) return undefined;
  return { pid, started: row[2] ?? '', command: (row[3] ?? '').trim() };
};

const fromPowerShell = (pid: number): ProcessIdentity | undefined => {
  const query = `$p = Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}'; $p.CreationDate.Ticks; $p.CommandLine`;
  const shell = spawnSync('powershell', ['-NoProfile', '-Command', query], {
    encoding: 'utf8',
    windowsHide: true,
  });
  const [started = '', ...command] = (shell.stdout ?? '').trim().split(/\r?\n/);
  return { pid, started: started.trim(), command: command.join(' ').trim() };
};
