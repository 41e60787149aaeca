// npm run check: everything that can be told without a browser or a database. Silent but for one line.
// With --static the unit tests are left out (npm test runs them with all the others).
import './lib/require-node.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { bin, node, root } from './lib/run.mjs';
import { stopWithNpm } from './lib/stop-with-parent.mjs';

const AT_ONCE = 2;

const projects = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(root, folder)).map((room) => `${folder}/${room}`))
  .map((room) => `${room}/tsconfig.json`)
  .filter((path) => existsSync(join(root, path)))
  .concat('tsconfig.tests.json');

stopWithNpm();
await install();
const checks = [
  ['format (npm run format mends it)', [bin('oxfmt'), '--check']],
  ['lint', [bin('oxlint'), '--type-aware']],
  ...projects.map((path) => [`types of ${path}`, [bin('typescript', 'tsc'), '--project', path]]),
  ['layers', ['tools/check-layers.mjs']],
  ['sizes', ['tools/check-sizes.mjs']],
  ['knowledge', ['--import', 'tsx', 'packages/knowledge/src/cli.ts', 'lint']],
];
if (!process.argv.includes('--static'))
  checks.push(['unit tests', [bin('vitest'), 'run', '--project', 'unit', '--project', 'web']]);

const started = performance.now();
const waiting = [...checks];
const failed = [];
await Promise.all(Array.from({ length: AT_ONCE }, work));
if (failed.length > 0) process.exit(1);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`check: ${checks.length} of ${checks.length} passed in ${seconds} s`);

/** Takes the next check until none is left or one has failed. */
async function work() {
  while (waiting.length > 0 && failed.length === 0) {
    const [name, args] = waiting.shift();
    const { code, output } = await node(args, { quiet: true });
    if (code === 0) continue;
    failed.push(name);
    console.error(`check: ${name} failed\n\n${output.trimEnd()}\n`);
  }
}
