import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { serverEnvironment } from './environment.ts';
import { type Launch } from './launch.ts';

export const dataDirectory = (dir: string): string => path.join(dir, 'data');

/**
 * Makes the data directory if there is none. Under a temporary name and renamed when complete: made
 * in place, an interrupted first start left a directory that never opened again (24 of 24).
 */
export const initialise = async (
  dir: string,
  launch: Launch,
  password: string | undefined,
): Promise<void> => {
  removeDrafts(dir);
  const data = dataDirectory(dir);
  if (fs.existsSync(data)) return;
  const draft = path.join(dir, `init-${randomUUID()}`);
  const passwordFile = `${draft}.password`;
  if (password !== undefined) fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  const access =
    password === undefined
      ? ['--auth=trust']
      : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const format = ['--encoding=UTF8', '--locale=C'];
  const [file, args] = launch.command('initdb', [
    '-D',
    draft,
    '-U',
    'postgres',
    ...format,
    ...access,
  ]);
  try {
    await promisify(execFile)(file, args, {
      ...launch.ids,
      cwd: '/',
      env: serverEnvironment(),
      windowsHide: true,
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`initdb failed in ${dir}: ${stderr?.trim() || message}`, { cause: error });
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
  fs.renameSync(draft, data);
  syncDirectory(dir);
};

/** What interrupted first starts left; one whose initdb is still dying is removed at the next start. */
const removeDrafts = (dir: string): void => {
  for (const name of fs.readdirSync(dir))
    if (name.startsWith('init-'))
      try {
        fs.rmSync(path.join(dir, name), { recursive: true, force: true, maxRetries: 5 });
      } catch {
        // Not in the way: every draft has a name of its own.
      }
};

/** initdb wrote its files through to the disk; the new name must be there as well. */
const syncDirectory = (dir: string): void => {
  if (process.platform === 'win32') return; // directories cannot be opened there
  const handle = fs.openSync(dir, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
};
