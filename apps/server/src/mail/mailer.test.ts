import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from './letter.ts';
import { createMailer } from './mailer.ts';

const TOKEN = 'a-token-that-no-log-may-show';
const letter: Letter = {
  to: 'ada@example.org',
  name: 'Ada <Lovelace>',
  subject: 'Hello',
  paragraphs: ['One & two.'],
  link: { label: 'Go', address: `http://localhost/reset-password#token=${TOKEN}` },
};

let dataDir: string;
const lines: string[] = [];
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yarrow-mail-'));
  lines.length = 0;
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const mailer = (smtpUrl?: string) =>
  createMailer(
    { smtpUrl, dataDir, publicUrl: 'https://yarrow.example' },
    { info: (line) => void lines.push(line) },
    () => new Date('2026-01-02T03:04:05.678Z'),
  );
const written = (): string[] => {
  const dir = path.join(dataDir, 'outbox');
  return fs.readdirSync(dir).map((name) => fs.readFileSync(path.join(dir, name), 'utf8'));
};
const headersOf = (mail = ''): string[] => (mail.split('\r\n\r\n')[0] ?? '').split(/\r\n(?! )/);
const unfold = (mail = ''): string => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

describe('without SMTP_URL', () => {
  it('a letter is a file for the operator alone, and the log names only the file', async () => {
    await mailer().send(letter);
    const [name] = fs.readdirSync(path.join(dataDir, 'outbox'));
    expect(name).toMatch(/^2026-01-02T03-04-05-678Z-[0-9a-f]{8}\.eml$/);
    const file = path.join(dataDir, 'outbox', name ?? '');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    expect(lines).toEqual([`a mail was written to ${file}`]);
  });

  it('has plain text and HTML, both with the link, and what a person wrote is text in both', async () => {
    await mailer().send({ ...letter, paragraphs: ['<script>alert(1)</script>'] });
    const mail = unfold(written()[0]);
    expect(mail).toContain('text/plain');
    expect(mail).toContain('text/html');
    expect(mail.split(TOKEN)).toHaveLength(3);
    expect(mail).toContain('&lt;script&gt;');
    expect(headersOf(mail)).toContain('From: Yarrow <no-reply@yarrow.example>');
  });
});

describe('nothing becomes a header or another recipient', () => {
  it.each([
    'ada@example.org\r\nBcc: all@example.org',
    'ada@example.org\nBcc: all@example.org',
    'ada@example.org, all@example.org',
    'ada@example.org> <all@example.org',
    'ada@example.org\0',
    '"a\r\nBcc: x"@example.org',
  ])('the address %j is refused', async (to) => {
    await expect(mailer().send({ ...letter, to })).rejects.toThrow('not a mail address');
    expect(fs.existsSync(path.join(dataDir, 'outbox'))).toBe(false);
  });

  it.each([
    'Ada\r\nBcc: all@example.org',
    'Ada\nBcc: all@example.org',
    'Ada\u2028Bcc: all@example.org',
    'Ada>, <all@example.org',
  ])('the name %j stays a name', async (name) => {
    await mailer().send({ ...letter, name, subject: `For ${name}` });
    const headers = headersOf(written()[0]);
    expect(headers.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
    const to = headers.find((line) => line.startsWith('To:')) ?? '';
    expect(to).toMatch(/ <ada@example\.org>$/);
    expect(headers.filter((line) => /^(to|subject):/i.test(line))).toHaveLength(2);
  });
});

describe('with SMTP_URL', () => {
  it('a letter goes to that server, for that one address, and nothing to the outbox', async () => {
    const got: { to: string[]; mail: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        let mail = '';
        stream.on('data', (part: Buffer) => (mail += part.toString()));
        stream.on('end', () => {
          got.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    try {
      await mailer(`smtp://127.0.0.1:${port}`).send(letter);
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
    }
    expect(got.map(({ to }) => to)).toEqual([['ada@example.org']]);
    expect(unfold(got[0]?.mail)).toContain(TOKEN);
    expect(fs.existsSync(path.join(dataDir, 'outbox'))).toBe(false);
    expect(lines).toEqual([]);
  });
});
