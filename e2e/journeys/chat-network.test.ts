import { Chat } from '../pages/chat.ts';
import { expect, test } from '../support/test.ts';

const LONG = 'what is a migraine?';
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ allowConsole }) => allowConsole(/net::ERR_|status of 50/));

test('a reply goes on after a reload in its midst', async ({ page }) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.start();
  await chat.field.fill(LONG);
  await chat.field.press('Enter');
  await chat.stop.waitFor();
  await page.reload();
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.said(LONG)).toHaveCount(1);
  await expect(chat.log.getByText(/stopped/)).toHaveCount(0);
});

test('offline, it says so, keeps the text, and sends it once', async ({ page, context }) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.say('hello');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await chat.field.fill('are you there?');
  await chat.field.press('Enter');
  await expect(chat.banner('Failed to send message')).toBeVisible();
  await expect(chat.field).toHaveValue('are you there?');
  await context.setOffline(false);
  await chat.field.press('Enter');
  await expect(chat.replies).toHaveCount(2);
  await expect(chat.said('are you there?')).toHaveCount(1);
});

test('the network goes in mid-reply: it reconnects and nothing is doubled', async ({
  page,
  context,
}) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.start();
  await chat.field.fill(LONG);
  await chat.field.press('Enter');
  await chat.stop.waitFor();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.said(LONG)).toHaveCount(1);
  const shown = await chat.log.innerText();
  await page.reload();
  await expect(chat.replies).toHaveCount(1);
  expect(await chat.log.innerText(), 'and it is what is kept').toBe(shown);
});

test('the server is killed in mid-reply and comes back', async ({ page, server }) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.start();
  await chat.field.fill(LONG);
  await chat.field.press('Enter');
  await chat.stop.waitFor();
  await server.kill('SIGKILL');
  await expect(page.getByText('Reconnecting…')).toBeVisible();
  await server.restart();
  await expect(chat.replies).toHaveCount(1, { timeout: 30_000 });
  await expect(chat.said(LONG)).toHaveCount(1);
  await expect(page.getByText('Reconnecting…')).toBeHidden();
});

test('two tabs tell the same conversation', async ({ page, context }) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.say('hello');
  const second = new Chat(await context.newPage());
  await second.page.goto(page.url());
  await expect(second.replies).toHaveCount(1);
  await chat.say(LONG);
  await expect(second.said(LONG)).toHaveCount(1);
  await expect(second.replies).toHaveCount(2);
  await second.say('thank you');
  await expect(chat.said('thank you')).toHaveCount(1);
  await expect(chat.replies).toHaveCount(3);
});
