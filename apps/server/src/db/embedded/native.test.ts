import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chooseLaunch, mapping } from './launch.ts';
import { binDirectory, hydrate, packageRoot, privateCopy } from './native.ts';
import { temporaryDirectory } from './testing-embedded.ts';

const isRoot = process.getuid?.() === 0;

/** The package as `npm ci --ignore-scripts` leaves it: without symbolic links. */
const bareInstall = (dir: string): string => {
  const root = path.join(dir, 'package');
  fs.cpSync(packageRoot(), root, { recursive: true, verbatimSymlinks: true });
  const lib = path.join(root, 'native', 'lib');
  for (const name of fs.readdirSync(lib))
    if (fs.lstatSync(path.join(lib, name)).isSymbolicLink()) fs.rmSync(path.join(lib, name));
  return root;
};

const version = (root: string): string =>
  spawnSync(path.join(binDirectory(root), 'postgres'), ['--version'], { encoding: 'utf8' }).stdout;

test.runIf(process.platform === 'linux')('missing links and modes are made good', () => {
  const root = bareInstall(temporaryDirectory());
  fs.chmodSync(path.join(binDirectory(root), 'postgres'), 0o644);
  expect(version(root)).toBeFalsy();
  expect(hydrate(root)).toBe(true);
  expect(version(root)).toContain('PostgreSQL');
  expect(hydrate(root)).toBe(true); // and again
});

test.runIf(process.platform === 'linux')('a copy beside the data runs, and is made once', () => {
  const dir = temporaryDirectory();
  const copy = privateCopy(bareInstall(dir), dir);
  expect(version(copy)).toContain('PostgreSQL');
  const { ino } = fs.statSync(copy);
  expect(fs.statSync(privateCopy(packageRoot(), dir)).ino).toBe(ino);
  expect(fs.readdirSync(dir).filter((name) => name.includes('draft'))).toEqual([]);
});

test('what cannot be hydrated says so', () => {
  const root = temporaryDirectory();
  fs.mkdirSync(binDirectory(root), { recursive: true });
  const link = [{ source: 'native/lib/a.so.1', target: 'native/nowhere/a.so' }];
  fs.writeFileSync(path.join(root, 'native', 'pg-symlinks.json'), JSON.stringify(link));
  expect(hydrate(root)).toBe(false);
});

test('a platform without a package is told what to do', () => {
  expect(() => packageRoot('plan9', 'mips')).toThrow(
    /plan9-mips is not installed.*set DATABASE_URL/,
  );
});

test.runIf(isRoot)('as root PostgreSQL runs in a user namespace where there are any', () => {
  const launch = chooseLaunch(temporaryDirectory());
  expect(launch.mode).toBe('userns');
});

test.runIf(isRoot)(
  'programs below a private directory are copied for the user nobody',
  ({ onTestFinished }) => {
    process.env['PG_ROOT_MODE'] = 'nobody';
    onTestFinished(() => void delete process.env['PG_ROOT_MODE']);
    const home = temporaryDirectory();
    const root = bareInstall(home);
    fs.chmodSync(home, 0o700);
    const data = temporaryDirectory();
    const launch = chooseLaunch(data, root);
    expect(launch.mode).toBe('nobody');
    expect(launch.command('postgres', [])[0]).toContain(data);
  },
);

test.runIf(isRoot)(
  'data that nobody cannot reach stops the start with advice',
  ({ onTestFinished }) => {
    process.env['PG_ROOT_MODE'] = 'nobody';
    onTestFinished(() => void delete process.env['PG_ROOT_MODE']);
    const home = temporaryDirectory();
    fs.chmodSync(home, 0o700);
    const dir = path.join(home, 'postgres');
    fs.mkdirSync(dir);
    expect(() => chooseLaunch(dir)).toThrow(/set DATABASE_URL/);
  },
);

test.each([
  ['root:x:0:0::/root:/bin/sh\nbin:x:2:2::/:\nada:x:1001:1001::/home/ada:/bin/sh\n', 1001],
  ['root:x:0:0::/root:/bin/sh\nbin:x:2:2::/:\n', 2],
  ['root:x:0:0::/root:/bin/sh\n', 1000],
  ['', 1000],
])('inside the namespace it is a user that has a name (%#)', (passwd, uid) => {
  expect(mapping(passwd)).toEqual([`--map-user=${uid}`, `--map-group=${uid}`]);
});
