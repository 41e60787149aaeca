// A server of its own that knows one clinician by address, and the way to become them.
import type { Browser } from '@playwright/test';
import { Account } from '../pages/account.ts';
import { linkMailedTo } from './outbox.ts';
import { startServer, type OwnedServer, type TestServer } from './server.ts';
import { expect, test as base } from './test.ts';

const CLINICIAN = 'clinician@example.org';

export const test = base.extend<object, { clinician: Account }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const server: OwnedServer = await startServer({ ADMIN_EMAILS: CLINICIAN });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  clinician: [
    async ({ browser, server }, use) => {
      const account = await elsewhere(browser, server);
      await account.create(CLINICIAN);
      await account.page.goto(await linkMailedTo(server, CLINICIAN, '/verify-email'));
      await expect(account.heading).toHaveText('Your email is confirmed');
      await use(account);
      await account.page.context().close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** A person in a browser of their own, signed in. */
export async function somebody(browser: Browser, server: TestServer): Promise<Account> {
  const account = await elsewhere(browser, server);
  await account.create();
  return account;
}

async function elsewhere(browser: Browser, server: TestServer): Promise<Account> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  return new Account(await context.newPage());
}
