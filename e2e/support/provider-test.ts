// A server of its own that knows an identity provider of its own, and the way through it.
import type { Page } from '@playwright/test';
import { newAddress } from '../pages/account.ts';
import { startIdentityProvider, type IdentityProvider } from './identity-provider.ts';
import { startServer, type OwnedServer } from './server.ts';
import { expect, test as base } from './test.ts';

export const test = base.extend<object, { provider: IdentityProvider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const provider = await startIdentityProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const server: OwnedServer = await startServer(provider.env);
      await provider.admit(server.url);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Going there is what the person asks for; no other stranger may be asked. */
export const toTheProvider = ({ issuer }: IdentityProvider): RegExp =>
  new RegExp(`^request to a stranger: ${issuer}/(auth|interaction)`);

export const goToProvider = async (page: Page) => {
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
};
export const sayName = async (page: Page, login: string) => {
  await page.getByLabel('Name').fill(login);
  await page.getByRole('button', { name: 'Continue' }).click();
};
let logins = 0;
export const newPerson = ({ people }: IdentityProvider, verified = true, email = newAddress()) => {
  const login = `person-${(logins += 1)}`;
  people.set(login, { email, email_verified: verified, name: 'Ada Lovelace' });
  return { login, email };
};
/** What a sign-in keeps in the tab while it is away. */
export const leftBehind = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(sessionStorage).filter((key) => key.startsWith('yarrow.oauth')),
    ...document.cookie.split('; ').filter((cookie) => cookie.startsWith('yarrow_oauth')),
  ]);
