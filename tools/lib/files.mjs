// The project's own files, found without git: a download of the sources has none.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const GENERATED = new Set(['node_modules', 'dist']);

/** Paths under the given folders, relative to the root, with forward slashes, sorted. */
export function filesUnder(folders, wanted = () => true) {
  const found = [];
  const visit = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || GENERATED.has(entry.name)) continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (wanted(path)) found.push(path);
    }
  };
  folders.filter((folder) => existsSync(join(root, folder))).forEach(visit); // git keeps no empty ones
  return found.toSorted((a, b) => (a < b ? -1 : 1));
}

export const isSource = (path) => /\.(ts|tsx|mjs)$/.test(path);
export const isTest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path);
