import { Account, newAddress } from '../pages/account.ts';
import { startServer, type OwnedServer } from '../support/server.ts';
import { expect, test as base } from '../support/test.ts';

/** Passkeys belong to a name, not to a number: here to localhost. */
const test = base.extend<object, { named: string }>({
  named: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => use('localhost'),
    { scope: 'worker' },
  ],
  server: [
    async ({ named }, use) => {
      const server: OwnedServer = await startServer();
      const url = server.url.replace('127.0.0.1', named);
      await server.restart({ PUBLIC_URL: url });
      await use({ ...server, url });
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a passkey is added, signs in without a word, and can be removed', async ({ page, axe }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const account = new Account(page);
  const email = newAddress();
  await account.open();
  await account.signUp(email);
  await account.isSignedInAt('/symptom-checker');
  await page.goto('/settings');
  const remove = page.getByRole('button', { name: /^Remove the passkey/ });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(remove).toHaveCount(1);
  await axe();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device has a passkey for your account already.')).toBeVisible();

  await account.signOut();
  await account.open();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await account.isSignedInAt('/symptom-checker');
  await expect(account.menuButton).toHaveAccessibleName(`Your account: ${email}`);

  await page.goto('/settings');
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(account.login).toBeVisible();
});
