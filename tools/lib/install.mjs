// Brings node_modules in line with package-lock.json, and does nothing when it is already.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withLock } from './lock.mjs';
import { root, run } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.yarrow-install');

export async function install() {
  if (isInstalled()) return;
  const onWait = () => console.log('Waiting for another install of this checkout to finish …');
  await withLock('install', installOnce, { onWait });
}

async function installOnce() {
  if (isInstalled()) return; // the other process did it
  console.log('Installing packages (about half a minute, only the first time) …');
  // Building needs the development packages too, whatever NODE_ENV or an npmrc say.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code } = await npm(args);
  if (code !== 0) process.exit(code);
  writeFileSync(stampFile, stamp());
}

function npm(args) {
  const cli = process.env['npm_execpath'];
  if (cli && basename(cli) === 'npm-cli.js') return run(process.execPath, [cli, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

function stamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

function isInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return true;
  // npm writes its own record as the last act of an install, so one made by hand counts as well.
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || !isForThisMachine(entry)) return true;
    return present[path]?.version === entry.version && present[path]?.integrity === entry.integrity;
  });
}

/** npm leaves optional packages out where they do not run; `os` and `cpu` tell which surely do. */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return !libc && Boolean(os?.includes(process.platform)) && Boolean(cpu?.includes(process.arch));
}
