import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes the database directory private to the user that runs PostgreSQL. Whoever can enter it can
 * reach the socket and is believed to be the app, so nobody else may. `uid` undefined: Windows.
 */
export const claimFiles = (dir: string, uid: number | undefined): void => {
  if (uid === undefined) return;
  const data = path.join(dir, 'data');
  const root = process.getuid?.() === 0;
  for (const place of [data, dir]) {
    if (!fs.existsSync(place) || fs.statSync(place).uid === uid) continue;
    // The app was run another way before: as root with or without namespaces, or as another user.
    if (!root)
      throw new Error(
        `DATA_DIR ${dir} belongs to user ${fs.statSync(place).uid}: start Yarrow as that user, or chown it`,
      );
    if (place === data) chownTree(data, uid);
    else fs.chownSync(dir, uid, uid);
  }
  fs.chmodSync(dir, 0o700);
};

const chownTree = (place: string, uid: number): void => {
  // Children first: an interrupted run leaves the top as it was, so the next start does it again.
  if (fs.lstatSync(place).isDirectory())
    for (const name of fs.readdirSync(place)) chownTree(path.join(place, name), uid);
  fs.lchownSync(place, uid, uid);
};
