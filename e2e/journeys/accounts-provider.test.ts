import type { Page } from '@playwright/test';
import { Account, newAddress, PASSWORD } from '../pages/account.ts';
import type { IdentityProvider } from '../support/identity-provider.ts';
import {
  goToProvider,
  leftBehind,
  newPerson,
  sayName,
  test,
  toTheProvider,
} from '../support/provider-test.ts';
import { fitsAt320 } from '../support/fits.ts';
import { expect } from '../support/test.ts';

test.beforeEach(({ allowConsole, provider }) => allowConsole(toTheProvider(provider)));

test('signing in with the provider leads back to where the person wanted to go', async ({
  page,
  provider,
  axe,
}) => {
  const account = new Account(page);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login$/);
  await goToProvider(page);
  const asked = new URL(page.url());
  expect(asked.origin).toBe(provider.issuer);
  await sayName(page, newPerson(provider).login);
  await expect(page.getByText('Processing authentication…')).toBeVisible();
  await axe();
  await account.isSignedInAt('/settings');
  await expect(account.menuButton).toHaveAccessibleName('Your account: Ada Lovelace');
  await expect(account.menuButton).toContainText('AL');
  expect(await leftBehind(page)).toEqual([]);
});

test('what was asked for is asked with PKCE, state and nonce, and without a token in the address', async ({
  page,
  provider,
}) => {
  const account = new Account(page);
  const request = page.waitForRequest((sent) => sent.url().startsWith(`${provider.issuer}/auth?`));
  await account.open();
  await goToProvider(page);
  const query = new URL((await request).url()).searchParams;
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(query.get('state')).toMatch(/^[\w-]{43}$/);
  expect(query.get('nonce')).toMatch(/^[\w-]{43}$/);
  expect(query.get('code_verifier')).toBeNull();
});

test('an answer with another state is refused, told, and leads back to the login page', async ({
  page,
  provider,
  axe,
  apiCalls,
}) => {
  await failedCallback(page, provider, () => {
    const address = new URL(location.href);
    address.searchParams.set('state', 'of somebody else');
    history.replaceState(null, '', address);
  });
  const why = 'Authentication failed: OAuth state mismatch — possible CSRF';
  await expect(page.getByText(why)).toBeVisible();
  await axe();
  expect(await leftBehind(page)).toEqual([]);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(why), 'and it can still be read').toBeVisible();
  expect(apiCalls).not.toContain('POST /api/v1/auth/google-oauth');
});

test('an answer nobody here asked for is refused', async ({ page, provider }) => {
  await failedCallback(page, provider, () => {
    sessionStorage.clear();
    document.cookie = 'yarrow_oauth_state=; Path=/auth/callback; Max-Age=0';
  });
  await expect(
    page.getByText(
      'Missing OAuth state or code verifier (check same-tab flow and matching origins)',
    ),
  ).toBeVisible();
});

test('a code that was asked for with another nonce is refused', async ({
  page,
  provider,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  await failedCallback(page, provider, () => {
    sessionStorage.setItem('yarrow.oauth.nonce', 'another');
  });
  await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
});

test('who says no at the provider is told so, and may try again', async ({ page, axe }) => {
  const account = new Account(page);
  await account.open();
  await goToProvider(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const why = page.getByText(
    'Authentication failed: OAuth error: access_denied – The person said no',
  );
  await expect(why).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(why, 'and it can still be read').toBeVisible();
  await fitsAt320(page, axe);
  await expect(page.getByRole('button', { name: /^Continue with/ })).toBeEnabled();
});

test('an address that the provider has not verified opens no account, least of all another’s', async ({
  page,
  provider,
  allowConsole,
}) => {
  allowConsole(/status of 40[13]/);
  const account = new Account(page);
  const victim = newAddress();
  await account.open();
  await account.signUp(victim, PASSWORD);
  await account.isSignedInAt('/symptom-checker');
  await account.signOut();
  await account.open();
  await goToProvider(page);
  await sayName(page, newPerson(provider, false, victim).login);
  await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
  await expect(page.getByText(/has not verified this email address/)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await account.signIn(victim, PASSWORD);
  await account.isSignedInAt('/symptom-checker');
});

/** Comes back from the provider, but something is changed before the page reads it. */
async function failedCallback(
  page: Page,
  provider: IdentityProvider,
  change: () => void,
): Promise<void> {
  const arrive = `if (location.pathname === '/auth/callback') (${String(change)})();`;
  await page.addInitScript({ content: arrive });
  const account = new Account(page);
  await account.open();
  await goToProvider(page);
  await sayName(page, newPerson(provider).login);
}
