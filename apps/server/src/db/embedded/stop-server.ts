import { execFile } from 'node:child_process';
import { dataDirectory } from './initialise.ts';
import { type ServerProcess } from './server-process.ts';
import { type ServerPlan } from './start-server.ts';

const PATIENCE_MS = 20_000;

/** Disconnects everyone, writes all out and ends; after a while without that. Nothing committed is lost either way. */
export const stopServer = async (server: ServerProcess, plan: ServerPlan): Promise<void> => {
  askToStop(server, plan);
  const insist = setTimeout(() => server.child.kill('SIGQUIT'), PATIENCE_MS);
  await server.exited;
  clearTimeout(insist);
};

const askToStop = (server: ServerProcess, { dir, launch }: ServerPlan): void => {
  if (process.platform !== 'win32') {
    server.child.kill('SIGINT'); // "fast shutdown"
    return;
  }
  // Windows has no signals; there pg_ctl knows another way.
  const [file, args] = launch.command('pg_ctl', [
    'stop',
    '-D',
    dataDirectory(dir),
    '-m',
    'fast',
    '-W',
  ]);
  execFile(file, args, { windowsHide: true }, (error) => error && server.child.kill());
};
