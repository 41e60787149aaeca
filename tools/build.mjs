// npm run build: knowledge -> packages/knowledge/dist, web -> apps/web/dist, server -> apps/server/dist.
// With --if-stale only when the sources changed since the last build.
import './lib/require-node.mjs';
import { join } from 'node:path';
import { forgetBuild, isBuilt, recordBuild, sourceHash } from './lib/build-stamp.mjs';
import { compressTexts } from './lib/compress.mjs';
import { install } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { bin, nodeOrExit, root } from './lib/run.mjs';
import { stopWithNpm } from './lib/stop-with-parent.mjs';

stopWithNpm();
await install();
const onWait = () => console.log('Waiting for another build of this checkout to finish …');
await withLock('build', build, { onWait });

async function build() {
  if (process.argv.includes('--if-stale') && isBuilt()) return;
  console.log('Building …');
  const started = performance.now();
  const hash = sourceHash(); // before: what changes while building makes the build stale
  forgetBuild();
  await nodeOrExit(['--import', 'tsx', 'packages/knowledge/src/cli.ts', 'compile']);
  await nodeOrExit([bin('vite'), 'build', 'apps/web', '--manifest', '--logLevel', 'warn']);
  compressTexts(join(root, 'apps/web/dist'));
  await bundleServer();
  recordBuild(hash);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** One plain JavaScript file, so that the server starts without a compiler. npm packages stay outside. */
async function bundleServer() {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['apps/server/src/main.ts'],
    outfile: 'apps/server/dist/main.js',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [{ name: 'npm-packages-stay-outside', setup: keepPackagesOutside }],
  });
}

function keepPackagesOutside(bundler) {
  bundler.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) => {
    if (kind === 'entry-point' || path.startsWith('@yarrow/')) return undefined;
    return { path, external: true };
  });
}
