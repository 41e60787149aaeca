// npm start: on a fresh clone installs, builds and serves; later starts only do what is missing.
import './lib/require-node.mjs';

const { stopWithNpm } = await import('./lib/stop-with-parent.mjs');
stopWithNpm();

const { install } = await import('./lib/install.mjs');
await install();

const { isBuilt } = await import('./lib/build-stamp.mjs');
if (!isBuilt()) {
  const { nodeOrExit } = await import('./lib/run.mjs');
  await nodeOrExit(['tools/build.mjs', '--if-stale']);
}

// In this same process: one process less to pass signals to. It listens for SIGTERM and SIGINT itself.
process.setSourceMapsEnabled(true);
await import('../apps/server/dist/main.js');
