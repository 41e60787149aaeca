import type { Page } from '@playwright/test';
import { Account } from '../pages/account.ts';
import { fitsAt320 } from '../support/fits.ts';
import type { IdentityProvider } from '../support/identity-provider.ts';
import {
  goToProvider,
  leftBehind,
  newPerson,
  sayName,
  test,
  toTheProvider,
} from '../support/provider-test.ts';
import { expect } from '../support/test.ts';

test.beforeEach(({ allowConsole, provider }) => allowConsole(toTheProvider(provider)));

/** Signs in with the provider. What came back, and what the tab had kept for it, as a thief might have seen both. */
async function signInSeen(page: Page, provider: IdentityProvider) {
  const account = new Account(page);
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/auth/callback?')) seen.push(frame.url());
  });
  await account.open();
  await goToProvider(page);
  await sayName(page, newPerson(provider).login);
  await account.isSignedInAt('/symptom-checker');
  return { account, callback: seen[0] ?? '' };
}

test('the address of a callback opened again is refused, and the person stays signed in', async ({
  page,
  provider,
  axe,
  apiCalls,
}) => {
  const { account, callback } = await signInSeen(page, provider);
  expect(callback).toContain('code=');
  await page.goto(callback);
  await expect(
    page.getByText(
      'Authentication failed: Missing OAuth state or code verifier (check same-tab flow and matching origins)',
    ),
  ).toBeVisible();
  await axe();
  await account.isSignedInAt('/symptom-checker');
  const exchanges = apiCalls.filter((call) => call === 'POST /api/v1/auth/google-oauth');
  expect(exchanges, 'the code was sent once').toHaveLength(1);
  expect(await leftBehind(page)).toEqual([]);
});

test('a code with all that belongs to it counts once: a second time the server refuses it', async ({
  page,
  browser,
  server,
  provider,
  axe,
}) => {
  const kept: Record<string, string>[] = [];
  await page.exposeFunction('keepFlow', (flow: Record<string, string>) => void kept.push(flow));
  await page.addInitScript(() => {
    if (location.pathname !== '/auth/callback') return;
    const { keepFlow } = window as unknown as { keepFlow: (flow: object) => void };
    keepFlow(Object.fromEntries(Object.entries(sessionStorage)));
  });
  const { callback } = await signInSeen(page, provider);
  const flow = kept.at(-1) ?? {};
  expect(Object.keys(flow)).toContain('yarrow.oauth.verifier');

  // Another browser, with the very secrets of the first.
  const elsewhere = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  await elsewhere.addInitScript((stolen) => {
    for (const [key, value] of Object.entries(stolen)) sessionStorage.setItem(key, value);
  }, flow);
  const thief = new Account(await elsewhere.newPage());
  const exchange = thief.page.waitForResponse('**/auth/google-oauth');
  await thief.page.goto(callback);
  expect((await exchange).status()).toBe(401);
  await expect(thief.heading).toHaveText('Authentication Failed');
  await axe(thief.page);
  await expect(thief.page).toHaveURL(/\/login$/);
  await expect(thief.menuButton).toHaveCount(0);
  await fitsAt320(thief.page, axe);
  expect(await thief.page.evaluate(() => localStorage.getItem('yarrow.auth') ?? '')).not.toContain(
    'accessToken',
  );
  await elsewhere.close();
});
