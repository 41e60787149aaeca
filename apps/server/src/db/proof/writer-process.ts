import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Connection } from '../embedded/start.ts';
import { type Row } from './rows.ts';

export type WriterEvent =
  | { kind: 'started'; pid: number; connection: Connection }
  | { kind: 'restarted'; pid: number }
  | ({ kind: 'acknowledged' } & Row);

export interface Writer {
  process: ChildProcess;
  connection: Connection;
  /** Of the PostgreSQL it runs. */
  postmaster(): number;
  /** Resolves after so many more acknowledged rows; rejects if the process ends before. */
  acknowledged(count: number): Promise<void>;
  restarted(): Promise<void>;
  /** Resolves when it is gone and everything it said was read. */
  gone: Promise<void>;
}

/** Starts the writer and waits until it writes; `onRow` gets every acknowledged row. */
export const startWriter = async (dir: string, onRow: (row: Row) => void): Promise<Writer> => {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const script = fileURLToPath(new URL('./writer.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', tsx, script, dir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let listeners: ((event: WriterEvent) => boolean)[] = [];
  let postmaster = 0;
  const lines = createInterface({ input: child.stdout }).on('line', (line) => {
    const event = JSON.parse(line) as WriterEvent;
    if (event.kind === 'acknowledged') onRow({ id: event.id, ownerId: event.ownerId });
    else postmaster = event.pid;
    listeners = listeners.filter((listener) => !listener(event));
  });
  const gone = new Promise<void>((resolve) => void lines.once('close', resolve));
  /** Resolves at the first event the test accepts. */
  const until = <T>(accept: (event: WriterEvent) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      void gone.then(() => reject(new Error('the writer ended by itself')));
      listeners.push((event) => {
        const value = accept(event);
        if (value !== undefined) resolve(value);
        return value !== undefined;
      });
    });
  const connection = await until((event) =>
    event.kind === 'started' ? event.connection : undefined,
  );
  return {
    process: child,
    connection,
    gone,
    postmaster: () => postmaster,
    acknowledged: async (count) => {
      let left = count;
      await until((event) => (event.kind === 'acknowledged' && --left <= 0 ? true : undefined));
    },
    restarted: async () =>
      void (await until((event) => (event.kind === 'restarted' ? true : undefined))),
  };
};
