// Tells whether the last build was made from the sources as they are now.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder, isTest } from './files.mjs';
import { root } from './run.mjs';

const stampFile = join(root, 'apps/server/dist/.stamp');
const outputs = [
  'packages/knowledge/dist/model.json',
  'packages/knowledge/dist/words.json',
  'packages/knowledge/dist/countries.json',
  'apps/web/dist/index.html',
  'apps/server/dist/main.js',
];

/** A hash over everything a build reads: code, knowledge, drawings, configuration, versions. */
export function sourceHash() {
  const hash = createHash('sha256');
  const files = filesUnder(['packages', 'apps'], (path) => !isTest(path));
  for (const path of [
    ...files,
    'package-lock.json',
    'tsconfig.base.json',
    'tools/build.mjs',
    'tools/lib/compress.mjs',
  ]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

export function isBuilt() {
  if (!outputs.every((path) => existsSync(join(root, path)))) return false;
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash();
}

/** Taken away before a build, so an interrupted one counts as none. */
export function forgetBuild() {
  rmSync(stampFile, { force: true });
}

export function recordBuild(hash) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}
