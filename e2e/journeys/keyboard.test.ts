import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('a whole FAST journey is made by the keyboard alone', async ({
  questionnaire: ask,
  results,
  page,
}) => {
  const { body } = ask;
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = (target: Locator) => tabUntilFocused(page, target);
  /** Arrow keys choose within a group; Space chooses what Tab lands on. */
  const choose = async (question: string | RegExp, name: string) => {
    const target = ask.option(question, name);
    await tabTo(ask.question(question).getByRole('radio').first());
    await press('Space');
    for (let times = 0; times < 3 && !(await target.isChecked()); times += 1)
      await press('ArrowRight');
    await expect(target).toBeChecked();
  };
  const goOn = async (to: string) => {
    await tabTo(ask.next);
    await press('Enter');
    await ask.isAt(to);
    await expect(ask.heading, 'the new screen is read out').toBeFocused();
  };

  await page.goto('/');
  await ask.isAt('Feeling unwell? Find out what to do.');
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press('Enter');
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Check Your Symptoms' }));
  await press('Enter');
  await ask.isAt('What is bothering you?');

  await tabTo(ask.option('Or choose from common symptoms', 'Diarrhoea'));
  await press('Space');
  await goOn('Where do you feel it?');

  await tabTo(body.figure().getByRole('button').first());
  for (let times = 0; times < 12; times += 1) await press('ArrowDown');
  await press('Space');
  await expect(body.chosen.getByRole('button')).toHaveCount(1);
  await tabTo(body.list.getByRole('button', { name: 'Skip the list' }));
  await press('Enter');
  await goOn('First, is this an emergency?');

  await choose(/^Are you in physical distress/, 'No');
  await tabTo(page.getByLabel('Body temperature'));
  await page.keyboard.type('37.2');
  await goOn('About your diarrhoea');

  await choose('Is there blood in your stool?', 'No');
  await choose(/^Are you vomiting so much/, 'No');
  await choose('Do you have abdominal pain?', 'No');
  await goOn('So that our advice is safe for you');

  for (const question of [
    'Have you had surgery in the past 1 month?',
    'Are you taking any medication?',
    'Are you pregnant or breastfeeding?',
    'Are you allergic to loperamide?',
    'Are you allergic to domperidone?',
  ])
    await choose(question, 'No');
  await goOn('Where should your answers be kept?');

  await tabTo(page.getByRole('button', { name: 'Keep it on this device' }));
  await press('Enter');
  await expect(results.onDevice).toBeVisible();
  await expect(results.heading).toBeFocused();

  const before = await results.numbers();
  await tabTo(results.followUp.getByRole('button', { name: 'Yes', exact: true }));
  await press('Enter');
  await expect(results.followUp.getByRole('status')).toHaveText(/\w/);
  expect(await results.numbers()).not.toEqual(before);

  await tabTo(results.finding(/^Diarrhoea/));
  await press('Enter');
  await tabTo(page.getByRole('button', { name: 'It is right as it is' }));
  await press('Enter');
  await expect(results.finding(/^Diarrhoea/), 'the focus comes back').toBeFocused();

  await tabTo(results.startNew);
  await press('Enter');
  await ask.isAt('What is bothering you?');
});

/** Tab by Tab, as far as one would go; at every stop the focus can be seen. */
async function tabUntilFocused(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => hidden(page, target), 'where the focus is').toBe('');
      return;
    }
  }
  throw new Error(`60 times Tab did not lead to ${String(target)}`);
}

/** The focus must be neither beyond the window nor under the header that stays. */
async function hidden(page: Page, target: Locator): Promise<string> {
  const box = await target.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  if (!box || !header) return 'not there';
  const middle = box.y + box.height / 2;
  if (middle < header.y + header.height) return 'under the header';
  return middle > (page.viewportSize()?.height ?? 0) ? 'below the window' : '';
}
