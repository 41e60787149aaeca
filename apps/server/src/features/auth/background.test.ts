import { expect, it } from 'vitest';
import { createTestApp } from '../../testing.ts';
import { createBackground } from '../../http/background.ts';
import { newAddress, post, signUpAs } from './testing-people.ts';

// The first server of a file compiles the knowledge, which takes its time on a busy machine.
const PATIENCE = { timeout: 60_000 };

it(
  'a mail that cannot be sent hinders nobody, and the log quotes nothing of it',
  PATIENCE,
  async () => {
    const lines: string[] = [];
    const background = createBackground({
      warn: (fields, message) => void lines.push(JSON.stringify([fields, message])),
    });
    background.run('mailing', () =>
      Promise.reject(
        Object.assign(new Error('550 ada@example.org is unknown'), { code: 'EENVELOPE' }),
      ),
    );
    await background.settled();
    expect(lines).toEqual(['[{"code":"EENVELOPE"},"mailing failed"]']);

    const test = await createTestApp({ mailer: { send: () => Promise.reject(new Error('no')) } });
    const email = newAddress();
    expect((await signUpAs(test, email)).user.email).toBe(email);
    expect((await post(test.app, '/auth/email/send-reset', { email })).statusCode).toBe(202);
    await test.close();
  },
);

it('closing waits for mail under way', PATIENCE, async () => {
  const sent: string[] = [];
  const send = async ({ to }: { to: string }): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    sent.push(to);
  };
  const test = await createTestApp({ mailer: { send } });
  const { user } = await signUpAs(test);
  expect(sent).toEqual([]);
  await test.close();
  expect(sent).toEqual([user.email]);
});
