import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Launch } from './launch.ts';

/** A socket's path ends at 103 bytes on macOS and 107 on Linux; the socket's own name takes 14 of them. */
const LONGEST_DIRECTORY = 85;

/** The database directory itself, or a private temporary one when its path is too long for a socket. */
export const socketDirectory = (dir: string, launch: Launch): { path: string; release(): void } => {
  if (Buffer.byteLength(dir) <= LONGEST_DIRECTORY) return { path: dir, release: () => {} };
  // Remembered, so that a killed app's orphan is found again and its directory is not left behind.
  const note = path.join(dir, 'socket-directory');
  const remembered = fs.existsSync(note) ? fs.readFileSync(note, 'utf8') : '';
  const uid = launch.ids.uid ?? process.getuid?.();
  const place = isPrivate(remembered, uid)
    ? remembered
    : fs.mkdtempSync(path.join(os.tmpdir(), 'yarrow-pg-'));
  if (launch.ids.uid !== undefined)
    fs.chownSync(place, launch.ids.uid, launch.ids.gid ?? launch.ids.uid);
  fs.writeFileSync(note, place);
  return {
    path: place,
    release: () => {
      fs.rmSync(place, { recursive: true, force: true });
      fs.rmSync(note, { force: true });
    },
  };
};

/** Still ours: in a shared temporary directory someone else may have made one of the same name. */
const isPrivate = (place: string, uid: number | undefined): boolean => {
  const stat = place ? fs.lstatSync(place, { throwIfNoEntry: false }) : undefined;
  return stat !== undefined && stat.isDirectory() && stat.uid === uid && (stat.mode & 0o077) === 0;
};
