import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { type Launch } from './launch.ts';
import { socketDirectory } from './socket-directory.ts';

/** How the app reaches its PostgreSQL. Stays the same for as long as the app lives, crashes included. */
export interface Transport {
  host: string;
  port: number;
  password?: string;
  /** Arguments of `postgres` that make it listen there. */
  args: string[];
  /** The socket's path; undefined for TCP. */
  socket?: string;
  release(): void;
}

const PORT = 5432;
export const SOCKET_NAME = `.s.PGSQL.${PORT}`;

/** A unix socket in a directory only we may enter: no port, no password. */
export const socketTransport = (dir: string, launch: Launch): Transport => {
  const place = socketDirectory(dir, launch);
  return {
    host: place.path,
    port: PORT,
    socket: path.join(place.path, SOCKET_NAME),
    args: [
      '-p',
      String(PORT),
      '-c',
      'listen_addresses=',
      '-k',
      place.path,
      '-c',
      'unix_socket_permissions=0700',
    ],
    release: place.release,
  };
};

/** Windows: TCP on loopback, where every user of the machine can knock, so with a password. */
export const tcpTransport = async (dir: string): Promise<Transport> => {
  const port = await freePort();
  return {
    host: '127.0.0.1',
    port,
    password: passwordIn(passwordFile(dir)),
    args: [
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    release: () => {},
  };
};

export const passwordFile = (dir: string): string => path.join(dir, 'password');

const passwordIn = (file: string): string => {
  if (!fs.existsSync(file))
    fs.writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return fs.readFileSync(file, 'utf8');
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no free port')),
      );
    });
  });
