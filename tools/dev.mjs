// npm run dev: the web app at http://localhost:5173 with hot reload, the server restarted on each change.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { bin, nodeOrExit, root } from './lib/run.mjs';
import { stopWithNpm } from './lib/stop-with-parent.mjs';

stopWithNpm();
await install();
if (!existsSync(join(root, 'packages/knowledge/dist/model.json')))
  await nodeOrExit(['--import', 'tsx', 'packages/knowledge/src/cli.ts', 'compile']);

const WEB_PORT = 5173;
const apiPort = process.env['PORT'] ?? '3000';
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${WEB_PORT}`;

const server = spawn(
  process.execPath,
  [bin('tsx'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
  {
    cwd: root,
    env: { ...process.env, PORT: apiPort, PUBLIC_URL: publicUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  },
);
for (const [from, to] of [
  [server.stdout, process.stdout],
  [server.stderr, process.stderr],
])
  from.setEncoding('utf8').on('data', (text) => to.write(text.replace(/^(?=.)/gm, '[server] ')));

const { createServer } = await import('vite');
const target = `http://127.0.0.1:${apiPort}`;
const paths = ['/api', '/healthz', '/readyz'];
const web = await createServer({
  root: join(root, 'apps/web'),
  server: {
    port: WEB_PORT,
    strictPort: true,
    proxy: Object.fromEntries(paths.map((path) => [path, { target }])),
  },
});
await web.listen();
web.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('close', (code) => void web.close().finally(() => process.exit(code ?? 0)));
