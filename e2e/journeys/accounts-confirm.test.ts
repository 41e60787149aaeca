import { Account, newAddress } from '../pages/account.ts';
import { fitsAt320 } from '../support/fits.ts';
import { linkMailedTo } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ allowConsole }) => allowConsole(/status of 401/));

const stored = (account: Account) =>
  account.page.evaluate(() => localStorage.getItem('yarrow.auth') ?? '');

test('the link of the mail, opened while signed out, is finished by signing in', async ({
  page,
  server,
  axe,
}) => {
  const account = new Account(page);
  const email = await account.create();
  await account.signOut();

  await page.goto(await linkMailedTo(server, email, '/verify-email'));
  await expect(account.heading).toHaveText('Sign in to finish');
  await expect(page, 'the token has left the address').not.toHaveURL(/token/);
  await fitsAt320(page, axe);
  await page.getByRole('button', { name: 'Sign in to finish' }).click();
  await account.signIn(email);
  await expect(account.heading).toHaveText('Your email is confirmed');
  await expect(page).not.toHaveURL(/token/);
  expect(await stored(account)).toContain('"emailVerified":true');
});

test('a stranger with my address gets nothing by my opening the link, and I can remove the account', async ({
  page,
  browser,
  server,
  axe,
}) => {
  const mine = newAddress();
  const elsewhere = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const stranger = new Account(await elsewhere.newPage());
  await stranger.open();
  await stranger.signUp(mine, 'a password of his own');
  await stranger.isSignedInAt('/symptom-checker');

  const me = new Account(page);
  const link = await linkMailedTo(server, mine, '/verify-email');
  await page.goto(link);
  await expect(me.heading).toHaveText('Sign in to finish');
  await stranger.page.goto('/settings');
  await expect(stranger.page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();

  await page.getByRole('button', { name: 'This wasn’t me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this account?' });
  await expect(dialog).toBeVisible();
  await fitsAt320(page, axe);
  await dialog.getByRole('button', { name: 'Remove the account' }).click();
  await expect(me.heading).toHaveText('The account is removed');
  await axe();

  await stranger.page.getByRole('button', { name: 'Send confirmation again' }).click();
  await expect(stranger.menuButton, 'the account is no more').toHaveCount(0);
  await elsewhere.close();
  await me.create(mine);
});

test('the confirmation is sent again from the settings, and counts there at once', async ({
  page,
  context,
  server,
  axe,
}) => {
  const account = new Account(page);
  const email = await account.create();
  const first = await linkMailedTo(server, email, '/verify-email');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Send confirmation again' }).click();
  await expect(page.getByText('Confirmation email sent! Check your inbox.')).toBeVisible();
  await fitsAt320(page, axe);
  await expect.poll(() => linkMailedTo(server, email, '/verify-email')).not.toBe(first);

  const tab = new Account(await context.newPage());
  await tab.page.goto(await linkMailedTo(server, email, '/verify-email'));
  await expect(tab.heading).toHaveText('Your email is confirmed');
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toHaveCount(0);
});
