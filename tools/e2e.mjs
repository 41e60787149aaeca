// npm run e2e: a person's journeys through a real browser, against the built server.
// Arguments go to Playwright: npm run e2e -- landing --headed
import './lib/require-node.mjs';
import { filesUnder, isTest } from './lib/files.mjs';
import { install } from './lib/install.mjs';
import { bin, node, nodeOrExit } from './lib/run.mjs';
import { stopWithNpm } from './lib/stop-with-parent.mjs';

stopWithNpm();
await install();
await nodeOrExit(['tools/build.mjs', '--if-stale']);
const args = [bin('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)];
// As long as there is no journey yet, having none is no failure.
if (filesUnder(['e2e'], isTest).length === 0) args.push('--pass-with-no-tests');
const { code } = await node(args);
process.exitCode = code;
