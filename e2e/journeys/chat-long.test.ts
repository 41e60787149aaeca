import type { ChatMessage } from '@yarrow/contract';
import type { Page } from '@playwright/test';
import { Chat } from '../pages/chat.ts';
import { expect, test } from '../support/test.ts';

const MESSAGES = 2000;

/** A session as it is after years: the server's answers to "which messages?" are put together from its first two. */
async function grown(page: Page): Promise<{ pages: number[] }> {
  const chat = new Chat(page);
  await chat.open();
  await chat.say('hello');
  const asked = { pages: [] as number[] };
  await page.route('**/messages?*', async (route) => {
    const url = new URL(route.request().url());
    const query = new URLSearchParams(url.search);
    url.searchParams.delete('cursor');
    const answer = await route.fetch({ url: url.href });
    const { messages } = (await answer.json()) as { messages: ChatMessage[] };
    const from = Number(query.get('cursor') ?? 0);
    const to = Math.min(MESSAGES, from + Number(query.get('limit')));
    asked.pages.push(to - from);
    const made = Array.from({ length: to - from }, (_, i) => numbered(messages, from + i));
    await route.fulfill({
      json: { messages: made, next_cursor: to < MESSAGES ? String(to) : null },
    });
  });
  await page.reload();
  return asked;
}

function numbered([said, replied]: readonly ChatMessage[], n: number): ChatMessage {
  const like = n % 2 === 0 ? said : replied;
  if (!like) throw new Error('the session has no exchange yet');
  const id = `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  return { ...like, id, client_id: null, content: `message number ${n}`, citations: [] };
}

const drawn = (page: Page) => page.locator('[id^="message-"]');

test('two thousand messages come in pages, the newest are drawn, and older ones as one scrolls up', async ({
  page,
}) => {
  const asked = await grown(page);
  const chat = new Chat(page);
  const newest = chat.log.getByText(`message number ${MESSAGES - 1}`);
  await expect(newest).toBeInViewport();
  expect(asked.pages.length).toBeGreaterThan(1);
  expect(Math.max(...asked.pages)).toBeLessThanOrEqual(200);
  const first = await drawn(page).count();
  expect(first).toBeLessThan(100);

  const read = page.locator(`#${(await drawn(page).first().getAttribute('id')) ?? ''}`);
  await read.scrollIntoViewIfNeeded();
  await expect.poll(() => drawn(page).count()).toBeGreaterThan(first);
  await expect(read, 'what is read stays where it is').toBeInViewport();

  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(newest).toBeInViewport();
  await chat.field.fill('one more');
  await expect(chat.send).toBeEnabled();
});

test('at twice the size nothing is lost: one can read, write and reach the help', async ({
  page,
  axe,
}) => {
  // 1280 x 800 at 200 % is what 640 x 400 is at 100 %.
  await page.setViewportSize({ width: 640, height: 400 });
  const chat = new Chat(page);
  await chat.open();
  await chat.say('I have a plan to kill myself');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await axe();
  await chat.field.scrollIntoViewIfNeeded();
  await expect(chat.field).toBeInViewport();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Call 988/ })
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').getByRole('link', { name: /^Call 988/ })).toBeInViewport();
  await chat.replies.last().scrollIntoViewIfNeeded();
  await expect(chat.replies.last()).toBeInViewport();
});
