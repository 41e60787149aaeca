import { Chat } from '../pages/chat.ts';
import { expect, test } from '../support/test.ts';

const LONG = 'what is a migraine?';

test('a reply is stopped, and what there was of it is kept', async ({ page }) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.field.fill(LONG);
  await chat.field.press('Enter');
  await chat.stop.click();
  await expect(chat.log.getByText(/^AI Response · stopped/)).toBeVisible();
  await expect(chat.send).toBeVisible();
  const kept = await chat.log.innerText();
  await page.reload();
  await expect(chat.log.getByText(/^AI Response · stopped/)).toBeVisible();
  expect(await chat.log.innerText()).toBe(kept);
});

test('a message is said differently and a reply asked for again; both versions stay', async ({
  page,
}) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.say('what is a migrane?');
  await chat.log.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('textbox', { name: 'Edit your message' });
  await expect(edit).toBeFocused();
  await expect(edit, 'where it is written it is seen').toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Send again' })).toBeInViewport({ ratio: 1 });
  await edit.fill('what is asthma?');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(chat.said('what is asthma?')).toBeVisible();
  await expect(chat.said('what is a migrane?')).toHaveCount(0);
  await expect(chat.replies).toHaveCount(1);
  const versions = chat.log.getByRole('group', { name: 'Versions' });
  await expect(versions).toHaveText(/2\/2/);

  await versions.getByRole('button', { name: 'Earlier version' }).click();
  await expect(chat.said('what is a migrane?')).toBeVisible();
  await expect(page.getByText('This is an earlier version of the conversation.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the newest' }).click();
  await expect(chat.said('what is asthma?')).toBeVisible();

  await chat.log.getByRole('button', { name: 'Answer again' }).click();
  await expect(versions).toHaveCount(2);
  await expect(chat.replies).toHaveCount(1);
  await page.reload();
  await expect(versions).toHaveCount(2);
  await expect(chat.replies).toHaveCount(1);
});

test('a statement opens its source, a quick reply is one tap, and the text can be taken along', async ({
  page,
}) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.say(LONG);
  await chat.log
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  const source = page.getByRole('dialog', { name: 'Source 1' });
  await expect(source.getByRole('link', { name: 'Open the source' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await page.keyboard.press('Escape');

  const quick = (await chat.quickReplies.first().textContent()) ?? '';
  await chat.quickReplies.first().click();
  await expect(chat.said(quick)).toBeVisible();
  await expect(chat.replies).toHaveCount(2);

  await chat.menu('Find in conversation');
  await page.getByRole('searchbox', { name: 'Find in conversation' }).fill('migraine');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of \d/);

  const download = page.waitForEvent('download');
  await chat.menu('Save as a text file');
  expect((await download).suggestedFilename()).toBe('yarrow-chat.txt');
});

test('a whole reply is announced once', async ({ page }) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.start();
  await expect(chat.log).toHaveAttribute('aria-live', 'off');
  const said = page.locator('[aria-live=polite][aria-atomic=true]');
  await said.evaluate((element) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await chat.say(LONG);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatch(/^Yarrow: Migraine/);
});
