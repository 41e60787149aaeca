// What a first visit has to load before the page shows: the entry and what it imports, gzipped.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/run.mjs';

const BUDGET = 130_000; // bytes; React with its DOM is 74 kB of it
const dist = join(root, 'apps/web/dist');

/** manifest: Vite's; the files of `index.html` and everything it imports statically. */
export function initialScripts(manifest, entry = 'index.html') {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  visit(entry);
  return [...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
}

function main() {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('No build to measure; run `npm run build` first.');
  const scripts = initialScripts(JSON.parse(readFileSync(path, 'utf8')));
  const sizes = scripts.map((file) => [file, gzipSync(readFileSync(join(dist, file))).length]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const inKb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`First load: ${inKb(total)} of script, gzipped; ${inKb(BUDGET)} are allowed.`);
  if (total <= BUDGET) return;
  for (const [file, size] of sizes.toSorted(([, a], [, b]) => b - a))
    console.error(`${inKb(size)}\t${file}`);
  process.exitCode = 1;
}

if (import.meta.filename === process.argv[1]) main();
