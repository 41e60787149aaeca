// The built server as an operator runs it: a process of its own, on a free port, with its own data.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 20_000;

export interface TestServer {
  readonly url: string;
  /** Where it keeps its data; the mails it would send are in `outbox/`. */
  readonly dataDir: string;
  /** What it printed so far. */
  log(): string;
  /** Sends the signal (SIGTERM) and waits until the process is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Stops it in its tracks: connections are taken and never answered. Ends with kill(SIGKILL) and restart(). */
  freeze(): void;
  /** Starts again on the same port and data, stopping it before where it still runs. */
  restart(env?: Record<string, string>): Promise<void>;
}

export interface OwnedServer extends TestServer {
  dispose(): Promise<void>;
}

export async function startServer(env: Record<string, string> = {}): Promise<OwnedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yarrow-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let log = '';
  let child: ChildProcess | undefined;

  async function start(more: Record<string, string>): Promise<void> {
    const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url };
    child = spawn(
      process.execPath,
      ['--import', './tools/lib/stop-with-parent.mjs', 'apps/server/dist/main.js'],
      {
        cwd: ROOT,
        env: { ...process.env, ...settings, RATE_LIMIT: 'off', ...env, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const keep = (chunk: Buffer) => (log += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    await untilReady(child);
  }

  async function untilReady(started: ChildProcess): Promise<void> {
    const deadline = Date.now() + START_WITHIN_MS;
    while (Date.now() < deadline) {
      if (hasEnded(started)) throw new Error(`The server stopped while starting:\n${log}`);
      const response = await fetch(`${url}/readyz`).catch(() => undefined);
      if (response?.ok) return;
      await sleep(50);
    }
    throw new Error(`The server was not ready in time:\n${log}`);
  }

  async function kill(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!child || hasEnded(child)) return;
    const ended = once(child, 'close', { signal: AbortSignal.timeout(STOP_WITHIN_MS) });
    child.kill(signal);
    await ended.catch(() => {
      child?.kill('SIGKILL');
      throw new Error(`The server did not stop on ${signal}:\n${log}`);
    });
  }

  const freeze = () => void child?.kill('SIGSTOP');

  async function restart(more: Record<string, string> = {}): Promise<void> {
    await kill();
    await start(more);
  }

  async function dispose(): Promise<void> {
    await kill();
    rmSync(dataDir, { recursive: true, force: true });
  }

  await start({});
  return { url, dataDir, log: () => log, kill, freeze, restart, dispose };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
