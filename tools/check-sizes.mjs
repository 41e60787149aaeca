// Keeps files small enough to read in one go. `--report` prints the figures and the largest files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, isSource } from './lib/files.mjs';
import { root } from './lib/run.mjs';
import { findSizeProblems, percentile } from './lib/sizes.mjs';

const folders = ['packages', 'apps', 'e2e', 'bench', 'tools'];
const lines = Object.fromEntries(
  filesUnder(folders, isSource).map((path) => [
    path,
    readFileSync(join(root, path), 'utf8').split('\n').length - 1,
  ]),
);

if (process.argv.includes('--report')) {
  const sizes = Object.values(lines);
  const [median, ninth] = [percentile(sizes, 0.5), percentile(sizes, 0.9)];
  console.log(`${sizes.length} files, median ${median} lines, nine of ten up to ${ninth}`);
  const largest = Object.entries(lines).toSorted(([, a], [, b]) => b - a);
  for (const [path, count] of largest.slice(0, 10)) console.log(`${count}\t${path}`);
}

const problems = findSizeProblems(lines);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
