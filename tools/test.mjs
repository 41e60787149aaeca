// npm test: everything, from a clean clone. Goes on after a failure, so that one run tells all of them.
// The last lines name what failed, the very last is the sum, in a form that machines read: "N passed, N failed".
import './lib/require-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { bin, node } from './lib/run.mjs';
import { judge, readPlaywright, readVitest, sum } from './lib/test-results.mjs';
import { stopWithNpm } from './lib/stop-with-parent.mjs';

stopWithNpm();
await install();
const folder = mkdtempSync(join(tmpdir(), 'yarrow-test-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };
const results = [];

await step('check', ['tools/check.mjs', '--static']);

const unit = join(folder, 'vitest.json');
const outside = join(folder, 'outside-tests.json');
const reporters = ['default', 'json', './tools/vitest/report-errors.mjs'];
const reporting = [...reporters.map((one) => `--reporter=${one}`), `--outputFile.json=${unit}`];
await step('unit and server tests', [bin('vitest'), 'run', ...reporting], {
  env: { ERRORS_OUTSIDE_TESTS: outside },
  read: () => readVitest(unit, outside),
});

const isBuilt = await step('build', ['tools/build.mjs']);
if (isBuilt) {
  await step('first load', ['tools/check-bundle.mjs']);
  const journeys = join(folder, 'playwright.json');
  await step('journeys in a browser', ['tools/e2e.mjs', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
    read: () => readPlaywright(journeys),
  });
}

const { passed, failed, skipped, failures, unsteady } = sum(results);
for (const one of unsteady) console.log('passed at the second try:', one);
for (const one of failures) console.log('failed:', one);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);

/** A step without a report, like the build, counts as one test. */
async function step(name, args, { env, read } = {}) {
  console.log(`\n== ${name}`);
  const { code } = await node(args, { env });
  const counts = read?.() ?? { ...NOTHING, passed: code === 0 ? 1 : 0 };
  results.push(judge(counts, code, name));
  return code === 0;
}
