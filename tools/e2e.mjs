// npm run e2e: a person's journeys through a real browser, against the built server.
// Arguments go to Playwright: npm run e2e -- landing --headed
import './lib/require-node.mjs';
import { install } from './lib/install.mjs';
import { bin, node, nodeOrExit } from './lib/run.mjs';
import { stopWithNpm } from './lib/stop-with-parent.mjs';

stopWithNpm();
await install();
await nodeOrExit(['tools/build.mjs', '--if-stale']);
const { code } = await node([
  bin('@playwright/test', 'playwright'),
  'test',
  ...process.argv.slice(2),
]);
process.exitCode = code;
