import type { Page } from '@playwright/test';
import { Account } from '../pages/account.ts';
import type { Questionnaire } from '../pages/questionnaire.ts';
import type { Results } from '../pages/results.ts';
import { expect, test } from '../support/test.ts';

async function signedIn(page: Page): Promise<void> {
  const account = new Account(page);
  await account.create();
}

async function checked(ask: Questionnaire, results: Results, text: string): Promise<void> {
  await ask.general(text, 'Nose');
  await results.saveWhereAsked();
  await results.startNew.click();
}

const cards = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Intensity' });

test('nothing yet, then analyses, newest first, with their details', async ({
  page,
  questionnaire: ask,
  results,
  axe,
}) => {
  await signedIn(page);
  await page.goto('/symptom-history');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await axe();
  await checked(ask, results, 'runny nose and sneezing');
  await checked(ask, results, 'a bad sore throat and fever');

  await page.goto('/symptom-history');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('a bad sore throat and fever');
  await expect(cards(page).first()).toContainText('4 out of 10');
  await expect(
    page.getByRole('img', { name: /^Urgency and intensity of 2 analyses/ }),
  ).toBeVisible();
  await axe();

  await page.getByRole('button', { name: 'Compare the last two' }).click();
  await expect(page.getByRole('dialog', { name: 'Compare two analyses' })).toContainText(
    'New since',
  );
  await axe();
  await page.keyboard.press('Escape');

  await cards(page)
    .last()
    .getByRole('button', { name: /^View Details/ })
    .click();
  const details = page.getByRole('dialog', { name: 'Analysis Details' });
  await expect(details).toContainText('runny nose and sneezing');
  await axe();
  await details.getByRole('button', { name: 'Erase this analysis' }).click();
  await details.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
});

test('“Chat About This” opens a chat that knows the analysis', async ({
  page,
  questionnaire: ask,
  results,
}) => {
  await signedIn(page);
  await checked(ask, results, 'runny nose and sneezing');
  await page.goto('/symptom-history');
  await page.getByRole('button', { name: /^Chat About This/ }).click();
  await expect(page).toHaveURL(/\/chat\?sessionId=/);
  await expect(page.getByText('AI chat with your symptom analysis context')).toBeVisible();
});

test('where no chat can be made, the chat page opens with the analysis in its state', async ({
  page,
  questionnaire: ask,
  results,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await signedIn(page);
  await checked(ask, results, 'runny nose and sneezing');
  const error = { code: 'unavailable', message: 'Yarrow cannot reach its storage right now.' };
  await page.route('**/mental-health/sessions', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { error } })
      : route.continue(),
  );
  await page.goto('/symptom-history');
  await page.getByRole('button', { name: /^Chat About This/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/chat');
  const state = await page.evaluate(() => (history.state as { usr: object }).usr);
  expect(state).toMatchObject({ fromSymptomChecker: true });
});

test('a history that cannot be loaded says so and can be tried again', async ({
  page,
  allowConsole,
  axe,
}) => {
  allowConsole(/status of 503/);
  await signedIn(page);
  const error = { code: 'unavailable', message: 'Yarrow cannot reach its storage right now.' };
  await page.route('**/symptom-checker/sessions*', (route) =>
    route.fulfill({ status: 503, json: { error } }),
  );
  await page.goto('/symptom-history');
  await expect(page.getByText('Failed to Load History')).toBeVisible();
  await expect(page.getByText('Failed to load symptom history')).toBeVisible();
  await axe();
  await page.unroute('**/symptom-checker/sessions*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('an analysis is not listed where the person does not want it kept', async ({
  page,
  questionnaire: ask,
  results,
}) => {
  await signedIn(page);
  await page.goto('/settings');
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/users/me') && answer.request().method() === 'PATCH',
  );
  await page.getByRole('switch', { name: 'Auto-save sessions' }).click();
  await saved;
  await checked(ask, results, 'runny nose and sneezing');
  await page.goto('/symptom-history');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});
