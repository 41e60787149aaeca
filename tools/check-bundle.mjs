// What a first visit has to load before the page shows, the entry and what it imports; and the checker that works
// without a server. As sent: the page also to browsers that take gzip only, the checker in the smaller Brotli, which
// every browser takes over https and from its own machine.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENCODINGS } from './lib/compress.mjs';
import { root } from './lib/run.mjs';

const BUDGET = 130_000; // bytes; React with its DOM is 74 kB of it
const MODEL_BUDGET = 700_000;
const CHECKER_BUDGET = 2_000_000;
/** By the names the build gives them. */
const MODEL = /^model-[\w-]+\.json$/;
const CHECKER = /^(?:(?:model|words|texts)-[\w-]+\.json|worker-[\w-]+\.js)$/;
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
  const assets = readdirSync(join(dist, 'assets'));
  const among = (names) =>
    assets.filter((file) => names.test(file)).map((file) => `assets/${file}`);
  hold('First load', initialScripts(JSON.parse(readFileSync(path, 'utf8'))), BUDGET, 'gz');
  hold('Inference model', among(MODEL), MODEL_BUDGET, 'br');
  hold('Checker without a server', among(CHECKER), CHECKER_BUDGET, 'br');
}

/** Says what the files weigh; names them, and fails, where it is too much. */
function hold(what, files, budget, encoding) {
  if (files.length === 0) throw new Error(`${what}: the build has no such file.`);
  const compress = ENCODINGS[encoding];
  const sizes = files.map((file) => [file, compress(readFileSync(join(dist, file))).length]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${what}: ${inKb(total)}, ${encoding}; ${inKb(budget)} are allowed.`);
  if (total <= budget) return;
  for (const [file, size] of sizes.toSorted(([, a], [, b]) => b - a))
    console.error(`${inKb(size)}\t${file}`);
  process.exitCode = 1;
}

const inKb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

if (import.meta.filename === process.argv[1]) main();
