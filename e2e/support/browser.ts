// A browser on a machine with only Node and npm: CHROME_PATH, else an installed Chrome or Chromium, else
// the one inside the npm package @sparticuz/chromium, with the libraries and fonts it brings.
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** NO_SYSTEM_CHROME=1 passes over an installed one. */
export async function findBrowser(): Promise<Browser> {
  const env = definedOnly(process.env);
  const chosen = env['CHROME_PATH'];
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH: there is no ${chosen}`);
  const installed = env['NO_SYSTEM_CHROME']
    ? undefined
    : INSTALLED.find((path) => existsSync(path));
  const executablePath = chosen ?? installed;
  if (executablePath) return { executablePath, env };

  const folder = await unpackOnce();
  const libraries = [join(folder, 'lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  const fonts = hasFonts() ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...env, ...fonts, LD_LIBRARY_PATH: libraries },
  };
}

/** Unpacks beside and renames: a folder of that name is always whole, however many start at once. */
async function unpackOnce(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No Chrome or Chromium was found here: install one, or set CHROME_PATH to it.');
  const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
  const source = join(modules, '@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(modules, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;

  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  try {
    for (const name of ['chromium', 'al2023.tar', 'fonts.tar', 'swiftshader.tar'])
      await unpack(join(source, 'bin', `${name}.br`), draft, name);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // else another process was faster
  }
  return folder;
}

async function unpack(archive: string, folder: string, name: string): Promise<void> {
  const target = join(folder, name);
  const output = createWriteStream(target, { mode: 0o755 });
  await pipeline(createReadStream(archive), createBrotliDecompress(), output);
  if (!name.endsWith('.tar')) return;
  const inside = name === 'fonts.tar' ? join(folder, 'fonts') : folder;
  mkdirSync(inside, { recursive: true });
  // --no-same-owner: the archive's owners mean nothing here, and only root could set them.
  execFileSync('tar', ['--extract', '--no-same-owner', '--file', target, '--directory', inside]);
  rmSync(target);
}

function hasFonts(): boolean {
  const folder = '/usr/share/fonts';
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function definedOnly(values: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
