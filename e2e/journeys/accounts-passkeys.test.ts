import type { Page } from '@playwright/test';
import { Account, PASSWORD } from '../pages/account.ts';
import { fitsAt320 } from '../support/fits.ts';
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

/** Signed up, on a machine with a built-in authenticator. */
async function withAuthenticator(page: Page): Promise<{ account: Account; email: string }> {
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
  const email = await account.create();
  return { account, email };
}

test('a passkey is added, signs in without a word, and can be removed', async ({ page, axe }) => {
  const { account, email } = await withAuthenticator(page);
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

test('a while after signing in, adding one asks for the password first', async ({
  page,
  axe,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  await withAuthenticator(page);
  // The five minutes are the server's; here it is only said that they are over.
  await page.route('**/auth/passkeys/options', async (route) => {
    const asked = route.request().postDataJSON() as { password?: string } | null;
    const error = (code: string, message: string) =>
      route.fulfill({ status: 403, json: { error: { code, message } } });
    if (!asked?.password) await error('identity_unconfirmed', 'Please enter your password again.');
    else if (asked.password !== PASSWORD)
      await error('wrong_password', 'This password is not right.');
    else await route.continue();
  });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByText('This password is not right.')).toBeVisible();
  await fitsAt320(page, axe);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(1);
});
