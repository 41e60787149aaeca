import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { API_BASE, type Tokens } from '@yarrow/contract';

export interface Memory {
  rss: number;
  heapUsed: number;
}

export interface ChatServer {
  process: ChildProcess;
  /** Of the API. */
  address: string;
  /** Bytes, after what is no longer used was let go. */
  memory: () => Promise<Memory>;
  gone: Promise<void>;
}

/** Starts the real server in a process of its own. */
export async function startChatServer(
  dir: string,
  assistant: 'built-in' | 'long-winded',
): Promise<ChatServer> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const script = fileURLToPath(new URL('./testing-chat-server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', '--import', tsx, script, dir, assistant], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      lines.once('line', (line) => resolve(JSON.parse(line) as T));
      void gone.then(() => reject(new Error('the server ended by itself')));
    });
  const { address } = await next<{ address: string }>();
  const memory = async (): Promise<Memory> => {
    const said = next<Memory>();
    child.stdin.write('memory\n');
    return await said;
  };
  return { process: child, address: address + API_BASE, memory, gone };
}

/** What a person's browser asks of it. */
export async function ask<T>(
  server: Pick<ChatServer, 'address'>,
  path: string,
  { token, body, ...init }: { token?: string; body?: object; method?: string } = {},
): Promise<T> {
  const answer = await fetch(server.address + path, {
    ...init,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { method: init.method ?? 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
}

let people = 0;
/** Somebody new, with a chat. */
export async function newPerson(
  server: Pick<ChatServer, 'address'>,
): Promise<{ token: string; chat: string }> {
  const email = `chatter${(people += 1)}.${process.pid}@example.org`;
  const body = { email, password: 'correct horse battery' };
  const { firebase_id_token: token } = await ask<Tokens>(server, '/auth/email/sign-up', { body });
  const { session } = await ask<{ session: { id: string } }>(server, '/mental-health/sessions', {
    token,
    body: {},
  });
  return { token, chat: `/mental-health/sessions/${session.id}` };
}

/** Sends a message and reads the stream; `onEvent` gets each event's name, data and milliseconds since the call. */
export async function readStream(
  server: Pick<ChatServer, 'address'>,
  person: { token: string; chat: string },
  message: object,
  onEvent: (type: string, data: string, ms: number) => void,
): Promise<void> {
  const start = performance.now();
  const answer = await fetch(`${server.address}${person.chat}/messages`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(message),
  });
  if (!answer.ok || !answer.body) throw new Error(`a stream answered ${answer.status}`);
  let rest = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, type, data] = /^id: .*\nevent: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (type !== undefined) onEvent(type, data ?? '', performance.now() - start);
    }
  }
}
