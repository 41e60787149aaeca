import type { Owner } from '../../http/identity.ts';
import { zip } from './zip.ts';

/** One file of the archive: what it is called, what it holds in plain words, and where it comes from. */
export interface ExportPart {
  file: string;
  about: string;
  read: (owner: Owner) => Promise<unknown>;
}

/** Everything that is kept of a person, as one archive that any computer opens. */
export async function exportAccount(
  parts: readonly ExportPart[],
  owner: Owner,
  now: Date,
): Promise<Buffer> {
  const files = [{ name: 'README.txt', text: readme(parts, now) }];
  for (const { file, read } of parts)
    files.push({ name: file, text: `${JSON.stringify(await read(owner), null, 2)}\n` });
  return zip(files, now);
}

const readme = (parts: readonly ExportPart[], now: Date): string =>
  [
    'Your data in Yarrow',
    '===================',
    '',
    `Made on ${now.toISOString().slice(0, 10)}. This archive holds everything Yarrow keeps about you:`,
    '',
    ...parts.map(({ file, about }) => `${file}\n    ${about}\n`),
    'The files are JSON: plain text that any text editor opens and other programs can read.',
    'Passwords and keys are not in it. Times are in UTC.',
    '',
    'It holds what you told about your health. Keep it where only you can read it.',
    'Results are information, not a diagnosis, and do not replace a doctor.',
    '',
  ].join('\r\n');
