import { Chat } from '../pages/chat.ts';
import { expect, test } from '../support/test.ts';

test('a session is started by writing, answered word by word, and kept through a reload', async ({
  page,
  apiCalls,
}) => {
  const chat = new Chat(page);
  await chat.open();
  await expect(page.getByText('No sessions yet. Click "New Chat Session" to start.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome to Yarrow' })).toBeVisible();
  await expect(chat.send).toBeDisabled();
  await chat.field.fill('   ');
  await expect(chat.send, 'blank is not sent').toBeDisabled();

  await chat.field.fill('  what is a migraine?');
  await chat.field.press('Shift+Enter');
  await chat.field.press('Enter');
  await expect(chat.said('what is a migraine?'), 'at once').toBeVisible();
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.log.getByText(/^Sent · \d\d:\d\d/)).toBeVisible();
  await expect(chat.log).toHaveAttribute('aria-busy', 'false');
  expect(apiCalls.filter((call) => call.startsWith('POST')).at(-1)).toMatch(/messages$/);

  const id = await chat.sessionId();
  await expect(chat.heading).toHaveText(`Session ${id.slice(-8)}`);
  await expect(chat.sessions).toHaveCount(1);
  const text = await chat.log.innerText();
  await page.reload();
  await expect(chat.replies).toHaveCount(1);
  expect(await chat.log.innerText()).toBe(text);
});

test('sessions are renamed, searched, walked through with Back, and ended', async ({ page }) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.newSession.click();
  await expect(page.getByText('Session started. How can I help you today?')).toBeVisible();
  const first = await chat.sessionId();
  await chat.sessions.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Sleep');
  await page.keyboard.press('Enter');
  await expect(chat.heading).toHaveText('Sleep');

  await chat.newSession.click();
  await expect(page).not.toHaveURL(new RegExp(first));
  await expect(chat.sessions).toHaveCount(2);
  await expect(chat.sessions.first(), 'the new one is at the top').toContainText('Session ');
  await chat.field.fill('half a thought');
  await page.goBack();
  await expect(chat.heading).toHaveText('Sleep');
  await expect(chat.field, 'a draft belongs to its session').toHaveValue('');
  await page.goForward();
  await expect(chat.field).toHaveValue('half a thought');

  const search = page.getByRole('searchbox', { name: 'Search sessions' });
  await search.fill('slee');
  await expect(chat.sessions).toHaveCount(1);
  await search.fill('');

  await page.getByRole('button', { name: 'End Session' }).click();
  await expect(chat.heading, 'another active one is current').toHaveText('Sleep');
  await page.getByRole('button', { name: 'End Session' }).click();
  await expect(chat.heading).toHaveText('No Active Session');
  await expect(page.getByRole('button', { name: 'Start New Chat' })).toBeVisible();

  await chat.sessions.filter({ hasText: 'Sleep' }).getByRole('button').first().click();
  await expect(page.getByText('This session has ended. You can still read it.')).toBeVisible();
  await expect(chat.field).toBeHidden();
});

test('details show everything recorded and who has read it', async ({ page }) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.say('hello');
  await page.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Session Details (Demo Only)' });
  await expect(details.getByText('Nobody but you.')).toBeVisible();
  await expect(details.locator('pre')).toContainText('"risk_timeline"');
});

test('what fails says so and can be tried again', async ({ page, allowConsole }) => {
  allowConsole(/status of 503/);
  const chat = new Chat(page);
  await chat.open();
  const json = { error: { code: 'unavailable', message: 'Not now.' } };
  const fail = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 503, json }), { times: 1 });
  await fail('**/mental-health/sessions');
  await chat.newSession.click();
  await chat.banner('Failed to start new session').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Session started. How can I help you today?')).toBeVisible();

  await fail('**/messages');
  await chat.field.fill('hello there');
  await chat.field.press('Enter');
  await expect(chat.banner('Failed to send message')).toBeVisible();
  await expect(chat.said('hello there'), 'it was never said').toHaveCount(0);
  await expect(chat.field, 'the words are back').toHaveValue('hello there');
  await chat.banner('Failed to send message').getByRole('button', { name: 'Retry' }).click();
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.said('hello there')).toHaveCount(1);
  await expect(chat.field).toHaveValue('');

  await fail('**/mental-health/sessions/*');
  await page.getByRole('button', { name: 'End Session' }).click();
  await chat.banner('Failed to end session').getByRole('button', { name: 'Retry' }).click();
  await expect(chat.heading).toHaveText('No Active Session');

  let fails = true;
  await page.route('**/messages?*', (route) =>
    fails ? route.fulfill({ status: 503, json }) : route.continue(),
  );
  await page.reload();
  await expect(chat.banner('Failed to load messages')).toBeVisible();
  fails = false;
  await expect(chat.heading).toHaveText('No Active Session');
  await chat.banner('Failed to load messages').getByRole('button', { name: 'Retry' }).click();
  await expect(chat.replies).toHaveCount(1);
});

test('an address that is nobody’s, or another’s, is not opened', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  const chat = new Chat(page);
  await chat.open();
  await page.goto('/chat?sessionId=01890000-0000-7000-8000-000000000000');
  await expect(chat.banner('Failed to load session')).toBeVisible();
  await expect(chat.heading).toHaveText('No Active Session');
});
