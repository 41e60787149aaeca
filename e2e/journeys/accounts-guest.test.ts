import { Account, newAddress } from '../pages/account.ts';
import { expect, test } from '../support/test.ts';

test('what a guest saved goes along into the account, and the chat opens with it', async ({
  questionnaire: ask,
  results,
  page,
  apiCalls,
}) => {
  await ask.open();
  await ask.symptoms({ chips: ['Diarrhoea'] });
  await ask.bodyParts('Around the navel');
  await ask.screening({ temperature: '37.2' });
  await ask.diarrhoea('No', 'No', 'No');
  await ask.medicalCheck({ asked: ['loperamide', 'domperidone'] });
  await results.save();
  const account = new Account(page);
  await expect(account.login, 'a guest is not signed in').toBeVisible();
  const session = await sessionInDraft(page);

  await page.getByRole('link', { name: 'Discuss with AI Assistant' }).click();
  await expect(page.getByText('Your analysis is kept')).toBeVisible();
  await account.signUp(newAddress());
  await account.isSignedInAt('/chat');
  const state = await page.evaluate(() => (history.state as { usr: unknown }).usr);
  expect(state).toEqual({ symptomSessionId: session, fromSymptomChecker: true });
  expect(apiCalls).toContain('POST /api/v1/auth/claim');

  // The account reads it now.
  await page.goto('/symptom-checker/results');
  await expect(results.saved).toBeVisible();
  expect(apiCalls.at(-1)).toBe(`GET /api/v1/symptom-checker/sessions/${session}`);
  expect(await page.evaluate(() => localStorage.getItem('yarrow.guest'))).toContain(
    '"tokens":null',
  );
});

test('two tabs: in and out in one is in and out in both, and one exchange serves them', async ({
  page,
  context,
  apiCalls,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const second = await context.newPage();
  const [one, two] = [new Account(page), new Account(second)];
  await one.open();
  await two.open();
  await one.signUp(newAddress());
  await one.isSignedInAt('/symptom-checker');
  await two.isSignedInAt('/symptom-checker');

  // Both tabs find their access token refused at the same moment.
  await page.evaluate(() => {
    const record = localStorage.getItem('yarrow.auth') ?? '';
    localStorage.setItem('yarrow.auth', record.replace(/"user":\{.*?\}/, '"user":null'));
  });
  await Promise.all([page.reload(), second.reload()]);
  await Promise.all([one.isSignedInAt('/symptom-checker'), two.isSignedInAt('/symptom-checker')]);
  await expect(one.menuButton).toHaveAccessibleName(/@example\.org/);
  const refreshes = apiCalls.filter((called) => called === 'POST /api/v1/auth/refresh');
  expect(refreshes.length).toBe(1);

  await second.goto('/settings');
  await two.isSignedInAt('/settings');
  await one.signOut();
  await expect(second, 'and what was private there is gone').toHaveURL(
    (url) => url.pathname === '/',
  );
  await expect(two.login).toBeVisible();
});

async function sessionInDraft(page: import('@playwright/test').Page): Promise<string> {
  const draft = await page.evaluate(() => sessionStorage.getItem('yarrow.symptom-checker') ?? '');
  return /"sessionId":"([^"]+)"/.exec(draft)?.[1] ?? 'none';
}
