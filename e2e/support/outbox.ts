// The mails that the server would have sent lie as .eml files in its data directory.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { TestServer } from './server.ts';

/** The link of the newest mail to this address that leads to this page. Mails are sent after the answer. */
export async function linkMailedTo(server: TestServer, to: string, page: string): Promise<string> {
  const find = () =>
    mails(server)
      .filter((mail) => mail.includes(`To: ${to}\n`))
      .map((mail) => new RegExp(`^http\\S*${page}\\S*$`, 'm').exec(mail)?.[0])
      .findLast((link) => link !== undefined);
  await expect.poll(find, { message: `a mail to ${to} with a link to ${page}` }).toBeDefined();
  return find() ?? '';
}

/** Oldest first, in plain text: their names begin with the time. */
export function mails({ dataDir }: TestServer): string[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => decode(readFileSync(join(folder, name), 'utf8')));
}

/** Quoted-printable: soft line ends, and bytes as =3D. */
const decode = (mail: string): string =>
  mail
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
