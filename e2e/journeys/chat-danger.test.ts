import type { Page } from '@playwright/test';
import { Chat } from '../pages/chat.ts';
import { expect, test } from '../support/test.ts';

const call = (page: Page, number: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^Call ${number}`) });

/** Nothing of the panel may lie over the newest message. */
async function coversNothing(chat: Chat): Promise<void> {
  const log = await chat.log.boundingBox();
  const panel = await chat.page
    .getByRole('main')
    .getByRole('link', { name: /^Call/ })
    .first()
    .boundingBox();
  if (!log || !panel) throw new Error('not there');
  expect(panel.y).toBeGreaterThanOrEqual(log.y + log.height);
  await expect(chat.replies.last()).toBeInViewport();
}

test('help is there before the network answers, and the number of the country first', async ({
  page,
}) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.start();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/messages', async (route) => {
    await held;
    await route.continue();
  });
  await chat.field.fill('I am going to kill myself tonight');
  await chat.field.press('Enter');
  const alert = page.getByRole('alert', { name: 'Please get help this minute' });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link').first()).toHaveAttribute('href', 'tel:911');
  await expect(alert.getByRole('link', { name: /^Call 988/ })).toHaveAttribute('href', 'tel:988');
  await expect(alert.getByRole('button', { name: /dismiss|close/i })).toHaveCount(0);
  release();
  await expect(chat.replies).toHaveCount(1);
  await expect(call(page, '988')).toHaveAttribute('href', 'tel:988');
  await expect(page.getByRole('link', { name: /^Text 988/ })).toHaveAttribute('href', 'sms:988');
  await expect(page.getByRole('alert').getByRole('link').first()).toHaveAttribute(
    'href',
    'tel:911',
  );
  await expect(chat.field, 'one can go on writing').toBeEnabled();
  await coversNothing(chat);
});

test('also in the very first words, before there is a session', async ({ page, allowConsole }) => {
  allowConsole(/net::ERR_FAILED/);
  const chat = new Chat(page);
  await chat.open();
  await page.route('**/mental-health/sessions', (route) => route.abort());
  await chat.field.fill('I have a plan to kill myself');
  await chat.field.press('Enter');
  await expect(page.getByRole('heading', { name: /^I’m glad you told me/ })).toBeVisible();
  await expect(chat.banner('Failed to start new session')).toBeVisible();
  await expect(chat.field).toHaveValue('I have a plan to kill myself');
});

test('the level rises and never falls: from a link to a panel that takes the focus once', async ({
  page,
}) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.say('hello');
  await chat.help.click();
  const people = page.getByRole('dialog', { name: 'People who can help' });
  await expect(people.getByRole('link', { name: 'Call 911' })).toBeVisible();
  await expect(people.getByRole('link', { name: /988/ }).first(), 'of the country').toBeVisible();
  await expect(people.getByRole('link', { name: /Find A Helpline/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await chat.say('I feel so worthless and hate myself');
  await expect(page.getByRole('heading', { name: /^Someone to talk to/ })).toBeVisible();
  await expect(call(page, '988')).toBeVisible();
  await expect(chat.field, 'nothing was taken away').toBeFocused();
  await coversNothing(chat);

  await chat.say('I want to die');
  await expect(page.getByRole('heading', { name: 'You can talk to someone now' })).toBeVisible();

  await chat.field.fill('I have a plan to kill myself');
  await chat.field.press('Enter');
  const high = page.getByRole('heading', { name: /^I’m glad you told me/ });
  await expect(high).toBeFocused();
  await expect(chat.replies).toHaveCount(4);
  await coversNothing(chat);

  await chat.say('I am fine, it was nothing, thank you');
  await expect(high, 'a retraction takes nothing away').toBeVisible();
  await expect(chat.field, 'and the focus is taken once').toBeFocused();
  await page.reload();
  await expect(high).toBeVisible();

  await page.getByRole('button', { name: 'Safety plan', exact: true }).click();
  const plan = page.getByRole('dialog', { name: 'My safety plan' });
  await expect(plan.getByRole('textbox')).toHaveCount(6);
  await plan.getByLabel('2. What I can do on my own').fill('Walk the dog');
  await plan.getByRole('button', { name: 'Save' }).click();
  await expect(plan.getByText('Saved with this session')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Safety plan', exact: true }).click();
  await expect(plan.getByLabel('2. What I can do on my own')).toHaveValue('Walk the dog');
  await page.keyboard.press('Escape');

  await chat.newSession.click();
  await expect(
    page.getByRole('heading', { name: /^Help stays here/ }),
    'the resources are carried over, the level is not',
  ).toBeVisible();
  await expect(call(page, '988')).toBeVisible();
});

test('a medical emergency has its number and what to do, before a crisis', async ({ page }) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.say('I took all my pills an hour ago to end my life');
  const alerts = page.getByRole('main').getByRole('alert');
  await expect(alerts.first()).toContainText('This may be a medical emergency');
  await expect(alerts.first().getByRole('link')).toHaveAttribute('href', 'tel:911');
  await expect(alerts.nth(1)).toContainText('Please get help this minute');
  await coversNothing(chat);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('all the help there is leaves room to read and to write', async ({ page }) => {
    const chat = new Chat(page);
    await chat.open();
    await chat.say('I took all my pills an hour ago to end my life');
    await expect(call(page, '911')).toBeInViewport({ ratio: 1 });
    await expect(call(page, '988')).toBeInViewport({ ratio: 1 });
    await expect(chat.replies.last()).toBeInViewport();
    await chat.field.fill('I am scared.\nMy sister is asleep.\nShe does not know.');
    await expect(chat.field).toBeInViewport({ ratio: 1 });
    await expect(chat.send).toBeInViewport({ ratio: 1 });
    await expect(call(page, '911')).toBeInViewport({ ratio: 1 });
    await coversNothing(chat);
  });
});

test('where another person is the danger nobody is urged to call, and the page can be left at once', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/wikipedia|net::ERR/);
  const chat = new Chat(page);
  await chat.open();
  await page.route('https://www.wikipedia.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'neutral' }),
  );
  await chat.say('my husband hits me and I am scared of him');
  await expect(page.getByRole('heading', { name: 'You deserve to be safe' })).toBeVisible();
  await expect(page.getByText(/Please get help this minute|Call now/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave this page quickly' }).click();
  await expect(page).toHaveURL('https://www.wikipedia.org/');
});

test('an idiom brings no help that was not asked for', async ({ page }) => {
  const chat = new Chat(page);
  await chat.open();
  await chat.say('this headache is killing me');
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveCount(0);
});
