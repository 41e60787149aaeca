import { Account, newAddress } from '../pages/account.ts';
import { Chat } from '../pages/chat.ts';
import { Flagged } from '../pages/flagged.ts';
import { Settings } from '../pages/settings.ts';
import { expect, test } from '../support/test.ts';

test('from a guest’s result to a deleted account: everything that was said stays known, then nothing', async ({
  page,
  questionnaire: ask,
  results,
  allowConsole,
}) => {
  test.setTimeout(120_000);
  allowConsole(/status of 401/);
  await ask.general('a bad sore throat and a fever since yesterday', 'Throat');
  await results.save();
  const first = (await results.firstCause().innerText()).trim();

  const account = new Account(page);
  const email = newAddress();
  const chat = new Chat(page);
  await page.getByRole('link', { name: 'Discuss with AI Assistant' }).click();
  await account.signUp(email);
  await account.isSignedInAt('/chat');
  await expect(page.getByText('AI chat with your symptom analysis context')).toBeVisible();

  await chat.say('what could it be?');
  await expect(chat.log.getByText('Yarrow:').last(), 'it knows the case').toBeVisible();
  await expect(chat.log).toContainText(first);
  await chat.say('actually I have no fever');
  await expect(chat.log.getByRole('region', { name: 'What changed' })).toContainText('fever:');

  await chat.say('I want to die');
  await expect(page.getByRole('heading', { name: 'You can talk to someone now' })).toBeVisible();
  const session = await chat.sessionId();

  const flagged = new Flagged(page);
  await flagged.open();
  await expect(flagged.rows).toContainText(['want to die”']);

  await page.goto('/symptom-history');
  await expect(page.getByText('a bad sore throat and a fever since yesterday')).toBeVisible();

  const settings = new Settings(page);
  await settings.open();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await dialog.getByLabel('Type “delete” to go on').fill('delete');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(account.login).toBeVisible();

  await page.goto(`/chat?sessionId=${session}`);
  await expect(page.getByText('I want to die')).toHaveCount(0);
  await account.open();
  await account.signIn(email);
  await expect(page.getByText('The email address or password is not right.')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/login');
});
