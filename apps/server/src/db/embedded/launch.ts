import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { avoidsNamespaces, serverEnvironment } from './environment.ts';
import { binDirectory, hydrate, packageRoot, privateCopy } from './native.ts';
import { claimFiles } from './ownership.ts';

/** user: as we are. userns, nobody: ways for those PostgreSQL refuses, root above all. */
export type LaunchMode = 'user' | 'userns' | 'nobody';

export interface Launch {
  mode: LaunchMode;
  /** What to spawn for one of the programs (postgres, initdb, pg_ctl). */
  command(program: string, args: string[]): [string, string[]];
  ids: { uid?: number; gid?: number };
}

const NOBODY = 65534;

/** `dir` is the database directory; its files are handed to the user that will run PostgreSQL. */
export const chooseLaunch = (dir: string, root: string = packageRoot()): Launch => {
  const home = hydrate(root) ? root : privateCopy(root, dir);
  const uid = process.getuid?.();
  if (uid !== 0 && hasName()) {
    claimFiles(dir, uid);
    return { mode: 'user', ids: {}, command: plain(home) };
  }
  const unshare = ['--user', ...mapping(fs.readFileSync('/etc/passwd', 'utf8'))];
  if (
    !avoidsNamespaces() &&
    runs('unshare', [...unshare, program(home, 'postgres'), '--version'])
  ) {
    claimFiles(dir, uid);
    return {
      mode: 'userns',
      ids: {},
      command: (name, args) => ['unshare', [...unshare, program(home, name), ...args]],
    };
  }
  if (uid === 0) return asNobody(home, dir);
  claimFiles(dir, uid);
  return { mode: 'user', ids: {}, command: plain(home) }; // enough for a database that exists
};

/** initdb wants its user to have a name; container platforms like to run programs as a bare number. */
const hasName = (): boolean => {
  try {
    return os.userInfo().username !== '';
  } catch {
    return false;
  }
};

/** Who we seem to be inside the namespace: someone listed in this /etc/passwd, and not root. */
export const mapping = (passwd: string): string[] => {
  const uids = [...passwd.matchAll(/^[^:\n]+:[^:\n]*:(\d+):/gm)].map((match) => Number(match[1]));
  const uid =
    uids.find((candidate) => candidate >= 1000) ?? uids.find((candidate) => candidate > 0) ?? 1000;
  return [`--map-user=${uid}`, `--map-group=${uid}`];
};

/** Where user namespaces are forbidden: another user, who must reach both the programs and the data. */
const asNobody = (home: string, dir: string): Launch => {
  claimFiles(dir, NOBODY);
  const ids = { uid: NOBODY, gid: NOBODY };
  // Running a shell there is the one test that knows every permission on the way.
  if (!runs('/bin/sh', ['-c', 'cd "$0" && test -w .', dir], ids))
    throw new Error(
      `PostgreSQL does not run as root, and an unprivileged user cannot reach ${dir}: ` +
        'start Yarrow as an ordinary user, choose a DATA_DIR others may enter, or set DATABASE_URL',
    );
  const reachable = runs(program(home, 'postgres'), ['--version'], ids)
    ? home
    : privateCopy(home, dir);
  if (!runs(program(reachable, 'postgres'), ['--version'], ids))
    throw new Error(
      'PostgreSQL cannot be started as root on this machine: start Yarrow as an ordinary user, or set DATABASE_URL',
    );
  return { mode: 'nobody', ids, command: plain(reachable) };
};

const program = (home: string, name: string): string => path.join(binDirectory(home), name);

const plain =
  (home: string): Launch['command'] =>
  (name, args) => [program(home, name), args];

const runs = (file: string, args: string[], ids: Launch['ids'] = {}): boolean =>
  spawnSync(file, args, { ...ids, cwd: '/', env: serverEnvironment(), stdio: 'ignore' }).status ===
  0;
