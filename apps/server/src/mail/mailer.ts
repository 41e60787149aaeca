import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeEnvelope, type Letter } from './letter.ts';

export interface Mailer {
  send: (letter: Letter) => Promise<void>;
}

interface Config {
  smtpUrl: string | undefined;
  dataDir: string;
  publicUrl: string;
}
interface Log {
  info: (message: string) => void;
}

const TIMEOUT_MS = 20_000;

/** Sends through SMTP_URL, or else writes to DATA_DIR/outbox. */
export function createMailer(config: Config, log: Log, clock: () => Date): Mailer {
  const { smtpUrl, dataDir, publicUrl } = config;
  return smtpUrl === undefined
    ? outbox(path.join(dataDir, 'outbox'), sender(publicUrl), log, clock)
    : smtp(smtpUrl, sender(publicUrl));
}

const sender = (publicUrl: string) => ({
  name: 'Yarrow',
  address: `no-reply@${new URL(publicUrl).hostname}`,
});
type Sender = ReturnType<typeof sender>;

/** A letter names no file and no address to fetch: what looks like one is text. */
const SAFE = { disableFileAccess: true, disableUrlAccess: true };

function smtp(url: string, from: Sender): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    ...SAFE,
  });
  return {
    send: async (letter) => void (await transport.sendMail({ from, ...writeEnvelope(letter) })),
  };
}

/** One .eml file for each letter, for the operator of this machine alone. The log names the file and nothing in it. */
function outbox(dir: string, from: Sender, log: Log, clock: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, ...SAFE });
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail({ from, ...writeEnvelope(letter) });
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const time = clock().toISOString().replaceAll(/[:.]/g, '-');
      const file = path.join(dir, `${time}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, message as Buffer, { mode: 0o600, flag: 'wx' });
      log.info(`a mail was written to ${file}`);
    },
  };
}
