// Refuses imports that the architecture does not allow. The rules are in lib/rooms.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, isSource } from './lib/files.mjs';
import { findLayerProblems } from './lib/layers.mjs';
import { ROOMS } from './lib/rooms.mjs';
import { root } from './lib/run.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const paths = filesUnder(Object.keys(ROOMS), isSource);
const files = Object.fromEntries(paths.map((path) => [path, read(path)]));
const manifests = Object.fromEntries(
  Object.keys(ROOMS).map((room) => [room, JSON.parse(read(`${room}/package.json`))]),
);

const problems = findLayerProblems(files, manifests);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`Layers: ${paths.length} files import only what they may.`);
