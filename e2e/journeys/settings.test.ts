import type { Page } from '@playwright/test';
import { Account } from '../pages/account.ts';
import { Settings } from '../pages/settings.ts';
import { expect, test } from '../support/test.ts';

async function signedIn(page: Page): Promise<{ account: Account; email: string }> {
  const account = new Account(page);
  const email = await account.create();
  return { account, email };
}

test('settings start as specified, are kept with the account, and hold on another device', async ({
  page,
  browser,
  axe,
  server,
}) => {
  const { email } = await signedIn(page);
  const settings = new Settings(page);
  await settings.open();
  await expect(settings.section('Profile')).toContainText(email);
  await expect(settings.section('Profile')).toContainText('Unverified');
  await expect(settings.switch('Email notifications')).toBeChecked();
  await expect(settings.switch('Push notifications')).not.toBeChecked();
  await expect(settings.switch('Data sharing')).not.toBeChecked();
  await expect(settings.switch('Auto-save sessions')).toBeChecked();
  await axe();

  await settings.turn('Email notifications', false);
  await settings.turn('Auto-save sessions', false);
  await page.getByLabel('Display name').fill('Ada');
  await page.getByLabel('Country').selectOption('New Zealand');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(settings.section('Profile').getByRole('status')).toHaveText('Saved');

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  const account = new Account(other);
  await account.enter(email);
  const there = new Settings(other);
  await there.open();
  await expect(other.getByLabel('Display name')).toHaveValue('Ada');
  await expect(other.getByLabel('Country')).toHaveValue('NZ');
  await expect(there.switch('Email notifications')).not.toBeChecked();
  await expect(there.switch('Auto-save sessions')).not.toBeChecked();
  await elsewhere.close();
});

test('dark mode is switched here and remembered', async ({ page }) => {
  await signedIn(page);
  const settings = new Settings(page);
  await settings.open();
  const dark = settings.switch('Dark mode');
  const before = await dark.isChecked();
  await settings.turn('Dark mode', !before);
  await expect(page.locator('html')).toHaveClass(before ? /^(?!.*dark)/ : /dark/);
  await page.reload();
  await expect(settings.switch('Dark mode')).toBeChecked({ checked: !before });
});

test('the medical profile fills the next questionnaire, and wrong numbers are named', async ({
  page,
}) => {
  await signedIn(page);
  const settings = new Settings(page);
  await settings.open();
  await settings.updateMedical({ Age: '400', Weight: '70,5' });
  await expect(page.getByText('Please enter an age from 0 to 120')).toBeVisible();
  await settings.updateMedical({ Age: '41', 'Known allergies': 'penicillin' });
  await expect(settings.section('Medical Information').getByRole('status')).toHaveText('Saved');

  await page.goto('/symptom-checker');
  await expect(page.getByText('41 years · from your profile')).toBeVisible();
  await page.getByRole('button', { name: 'Change about you' }).click();
  await page.getByRole('group', { name: 'Who is this for?' }).getByText('Someone else').click();
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('');
});

test('my data comes as one archive', async ({ page }) => {
  await signedIn(page);
  await new Settings(page).open();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download My Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('yarrow-my-data.zip');
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  expect(Buffer.concat(parts).subarray(0, 2).toString()).toBe('PK');
});

test('deleting the account asks twice, and then there is none', async ({ page, allowConsole }) => {
  allowConsole(/status of 401/);
  const { account, email } = await signedIn(page);
  await new Settings(page).open();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  const erase = dialog.getByRole('button', { name: 'Delete everything' });
  await expect(erase).toBeDisabled();
  await dialog.getByLabel('Type “delete” to go on').fill('delete');
  await erase.click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await account.open();
  await account.signIn(email);
  await expect(page.getByRole('alert')).toContainText([
    'The email address or password is not right.',
  ]);
});

test('signing out from the settings leads to the start', async ({ page }) => {
  const { account } = await signedIn(page);
  const settings = new Settings(page);
  await settings.open();
  await settings.section('Account Actions').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(account.login).toBeVisible();
});

test('settings that cannot be loaded can be tried again', async ({ page, allowConsole, axe }) => {
  allowConsole(/status of 503/);
  await signedIn(page);
  const error = { code: 'unavailable', message: 'Yarrow cannot reach its storage right now.' };
  await page.route('**/users/me', (route) => route.fulfill({ status: 503, json: { error } }));
  await page.goto('/settings');
  await expect(page.getByText(error.message)).toBeVisible();
  await axe();
  await page.unroute('**/users/me');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(new Settings(page).section('Profile')).toBeVisible();
});
