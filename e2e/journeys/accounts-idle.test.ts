import { Account } from '../pages/account.ts';
import { fitsAt320 } from '../support/fits.ts';
import { expect, test } from '../support/test.ts';

test('who does nothing is warned, may stay, and is signed out in the end', async ({
  page,
  axe,
}) => {
  await page.clock.install();
  const account = new Account(page);
  await account.create();

  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.clock.fastForward('28:01');
  await expect(warning).toBeVisible();
  await expect(warning.getByText(/^Time left: 1:5\d$/)).toBeVisible();
  await fitsAt320(page, axe);
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();
  await account.isSignedInAt('/symptom-checker');

  await page.clock.fastForward('28:01');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('02:00');
  const ended = page.getByRole('dialog', { name: 'You were signed out' });
  await expect(ended).toBeVisible();
  await expect(account.menuButton).toHaveCount(0);
  await fitsAt320(page, axe);
  await ended.getByRole('link', { name: 'Sign in again' }).click();
  await expect(account.heading).toHaveText('Sign in');
});

test('without an identity provider the login page says so, to everybody', async ({ page, axe }) => {
  const account = new Account(page);
  await account.open();
  await expect(
    page.getByRole('button', { name: 'Google sign-in is not configured' }),
  ).toBeDisabled();
  await fitsAt320(page, axe);
  await page.goto('/auth/callback?error=access_denied');
  await expect(account.heading).toHaveText('Authentication Failed');
  await expect(page.getByText('Authentication failed: OAuth error: access_denied')).toBeVisible();
  await axe();
});
