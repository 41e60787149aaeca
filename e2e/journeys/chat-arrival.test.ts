import { Account, newAddress } from '../pages/account.ts';
import { Chat } from '../pages/chat.ts';
import type { Questionnaire } from '../pages/questionnaire.ts';
import { expect, test } from '../support/test.ts';

async function diarrhoea(ask: Questionnaire): Promise<void> {
  await ask.open();
  await ask.symptoms({ chips: ['Diarrhoea'] });
  await ask.bodyParts('Around the navel');
  await ask.screening({ temperature: '37.2' });
  await ask.diarrhoea('No', 'No', 'No');
  await ask.medicalCheck({ asked: ['loperamide', 'domperidone'] });
}

const about = (chat: Chat) =>
  chat.log.locator('p').filter({ hasText: 'About your analysis:' }).last();

const CONTEXT = 'AI chat with your symptom analysis context';

test('a guest’s result goes through sign-up into a chat that knows the case', async ({
  questionnaire: ask,
  results,
  page,
  apiCalls,
}) => {
  await diarrhoea(ask);
  await results.save();
  await page.getByRole('link', { name: 'Discuss with AI Assistant' }).click();
  await new Account(page).signUp(newAddress());
  const chat = new Chat(page);
  await expect(page.getByText(CONTEXT)).toBeVisible();
  await expect(about(chat)).toContainText(/diarrhoea/i);
  const id = await chat.sessionId();
  const created = apiCalls.filter((call) => call === 'POST /api/v1/mental-health/sessions');
  expect(created, 'one session for one arrival').toHaveLength(1);

  await chat.say('why do you think so?');
  await page.reload();
  await expect(chat.replies).toHaveCount(1);
  expect(await chat.sessionId()).toBe(id);
  expect(apiCalls.filter((call) => call === 'POST /api/v1/mental-health/sessions')).toHaveLength(1);

  // Signed in now: the session is made before the page is opened, and found in the list.
  await page.goto('/symptom-checker/results');
  await expect(results.saved).toBeVisible();
  await page.getByRole('link', { name: 'Discuss with AI Assistant' }).click();
  await expect(page.getByText(CONTEXT)).toBeVisible();
  expect(await chat.sessionId()).not.toBe(id);
  const state = await page.evaluate(() => (history.state as { usr: unknown }).usr);
  expect(state).toMatchObject({ chatSessionId: await chat.sessionId(), fromSymptomChecker: true });
  await expect(chat.sessions).toHaveCount(2);
});

test('where no session can be started the page says so and can be used', async ({
  questionnaire: ask,
  results,
  page,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  const account = new Account(page);
  await account.create();
  await diarrhoea(ask);
  await results.save();
  const json = { error: { code: 'unavailable', message: 'Not now.' } };
  let fails = true;
  await page.route('**/mental-health/sessions', (route) =>
    fails && route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json })
      : route.continue(),
  );
  await page.getByRole('link', { name: 'Discuss with AI Assistant' }).click();
  const chat = new Chat(page);
  await expect(chat.banner('Failed to start new session')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue with AI Chat' })).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Start Personalized Chat' }).click();
  await expect(about(chat)).toBeVisible();
});

test('the loader says what is done', async ({ page, questionnaire: ask, results }) => {
  const account = new Account(page);
  await account.create();
  await diarrhoea(ask);
  await results.save();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/messages?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Discuss with AI Assistant' }).click();
  await expect(page.getByText('Loading Your Chat Session')).toBeVisible();
  release();
  await expect(page.getByText('Loading Your Chat Session')).toBeHidden();
  await expect(page.getByText('Session started. How can I help you today?')).toBeVisible();
});
