import type { Page } from '@playwright/test';
import { Chat } from '../pages/chat.ts';
import { expect, test } from '../support/test.ts';

const LOOKS = [
  { name: 'light, 1280 wide', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'dark, 320 wide', viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
] as const;

for (const { name, viewport, colorScheme } of LOOKS)
  test.describe(`every state of the chat can be read by everybody (${name})`, () => {
    test.use({ viewport, colorScheme });

    test('from nothing to a conversation that has ended', async ({ page, axe }) => {
      const chat = new Chat(page);
      const look = (at: string) =>
        test.step(at, async () => {
          await axe();
          await fits(page);
        });
      await chat.open();
      await look('empty');
      await chat.start();
      await look('session');
      await chat.field.fill('what is a migraine?');
      await chat.field.press('Enter');
      await chat.stop.waitFor();
      await axe();
      await expect(chat.replies).toHaveCount(1);
      await look('replied');
      await chat.log
        .getByRole('button', { name: /^Source 1/ })
        .first()
        .click();
      await look('source');
      await page.keyboard.press('Escape');
      await chat.say('I have a headache and a fever since yesterday');
      await look('case change');
      if (viewport.width < 1024) {
        await page.getByRole('button', { name: 'Chat Sessions' }).click();
        await look('drawer');
        await page.keyboard.press('Escape');
      }
      await chat.menu('Details');
      await expect(page.getByRole('dialog').locator('pre')).toBeVisible();
      await look('details');
      await page.keyboard.press('Escape');
      await chat.menu('End Session');
      await expect(chat.heading).toHaveText('No Active Session');
      await page.goto('/chat');
      await expect(page.getByText('This session has ended. You can still read it.')).toBeVisible();
      await look('ended');
    });

    test('in a crisis', async ({ page, axe }) => {
      const chat = new Chat(page);
      await chat.open();
      await chat.say('I want to die');
      await axe();
      await fits(page);
      await chat.say('I have a plan to kill myself');
      await axe();
      await fits(page);
      await page.getByRole('button', { name: 'Safety plan', exact: true }).click();
      await axe();
      await page.keyboard.press('Escape');
      await chat.say('I am going to kill myself tonight, I took the pills');
      await axe();
      await fits(page);
      await page.getByRole('button', { name: 'More help' }).first().click();
      await axe();
      await page.keyboard.press('Escape');
      await chat.field.scrollIntoViewIfNeeded();
      await expect(chat.field).toBeInViewport();
    });
  });

test('by the keyboard alone: start, say, stop at a source, leave by Escape, end', async ({
  page,
}) => {
  const chat = new Chat(page);
  await chat.open();
  await tabTo(page, 'Start New Session');
  await page.keyboard.press('Enter');
  await expect(chat.field, 'who starts a session means to write').toBeFocused();
  await page.keyboard.type('what is a migraine?');
  await page.keyboard.press('Enter');
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.field, 'the focus stays').toBeFocused();
  await tabTo(page, /^Source 1/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Source 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.log.getByRole('button', { name: /^Source 1/ }).last()).toBeFocused();
  await tabTo(page, 'End Session', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(chat.heading).toHaveText('No Active Session');
});

/** Nobody should have to scroll sideways. */
const fits = async (page: Page) =>
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const targets = page.getByRole('button', { name });
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press(key);
    for (const target of await targets.all())
      if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`40 times ${key} did not lead to ${String(name)}`);
}
