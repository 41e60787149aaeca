import { expect, test } from '../support/test.ts';

const ANALYZE = '**/api/v1/symptom-checker/analyze';

test.describe('without a server', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource/));

  test('a server killed during the analysis is stood in for by this device, and nothing is made up', async ({
    questionnaire: ask,
    results,
    server,
    page,
    loadedForOffline,
  }) => {
    await ask.fastDiarrhoea();
    await loadedForOffline();
    await page.route(ANALYZE, async (route) => {
      server.freeze();
      await route.continue();
      await server.kill('SIGKILL');
    });
    try {
      await page.getByRole('button', { name: 'Save it so I can come back to it' }).click();
      await expect(results.onDevice).toBeVisible({ timeout: 30_000 });
      await expect(results.saved).toBeHidden();
      await expect(page.getByText('Nothing is stored yet')).toBeVisible();
      await expect(results.finding(/^Diarrhoea\s*: yes/)).toBeVisible();
      await expect(page.getByText('87.5'), 'the specification’s sample').toBeHidden();
      await page.unroute(ANALYZE);
    } finally {
      await server.restart();
    }
    await results.save();
    await expect(results.onDevice, 'once the server is back').toBeHidden();
  });

  test('offline the same result is worked out here, and follow-up answers count', async ({
    questionnaire: ask,
    results,
    context,
    page,
    apiCalls,
    loadedForOffline,
  }) => {
    await ask.general('runny nose and sneezing', 'Nose', { temperature: '36.8' });
    await loadedForOffline();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save it so I can come back to it' }).click();
    await expect(results.onDevice).toBeVisible();
    await expect(page.getByText('We could not reach Yarrow')).toBeVisible();
    await expect(results.firstCause()).toHaveText('Common cold');

    const before = await results.numbers();
    await results.followUp.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(results.followUp.getByRole('status')).toHaveText(/\w/);
    expect(await results.numbers()).not.toEqual(before);

    await context.setOffline(false);
    await results.save();
    expect(apiCalls.at(-1)).toBe('POST /api/v1/symptom-checker/analyze');
  });

  test('a server that never answers is waited for no longer than the person wants', async ({
    questionnaire: ask,
    results,
    server,
    page,
    loadedForOffline,
  }) => {
    await ask.fastDiarrhoea();
    await loadedForOffline();
    server.freeze();
    try {
      await page.getByRole('button', { name: 'Save it so I can come back to it' }).click();
      const slow = page.getByRole('status').filter({ hasText: 'This is taking longer than usual' });
      await slow.getByRole('button', { name: 'Work it out on this device' }).click();
      await expect(results.onDevice).toBeVisible();
      await expect(results.finding(/^Diarrhoea\s*: yes/)).toBeVisible();
    } finally {
      await server.kill('SIGKILL');
      await server.restart();
    }
  });

  test('the whole questionnaire can be filled in after the connection is lost, however quick the person was', async ({
    questionnaire: ask,
    results,
    context,
    loadedForOffline,
  }) => {
    await ask.open();
    await ask.symptoms({ chips: ['Diarrhoea'] });
    await loadedForOffline();
    await context.setOffline(true);
    await ask.bodyParts('Around the navel');
    await ask.screening();
    await ask.diarrhoea('Yes', 'No', 'No');
    await ask.medicalCheck({ asked: ['loperamide', 'domperidone'] });
    await results.keepHere();
    await expect(results.heading).toHaveText('See a doctor within 24 hours');
  });

  test('a server in trouble is stood in for; one that refuses is heard', async ({
    questionnaire: ask,
    results,
    page,
  }) => {
    await page.route(ANALYZE, (route) => route.fulfill({ status: 503, json: FULL }));
    await ask.general('runny nose and sneezing', 'Nose');
    await page.getByRole('button', { name: 'Save it so I can come back to it' }).click();
    await expect(results.onDevice).toBeVisible();
    await expect(page.getByText('Our server could not do it just now')).toBeVisible();

    await page.unroute(ANALYZE);
    await page.route(ANALYZE, (route) => route.fulfill({ status: 429, json: TOO_MANY }));
    await page.reload();
    await expect(results.heading).toHaveText('Analysis Failed');
    await expect(
      page.getByText('We encountered an error while analyzing your symptoms.'),
    ).toBeVisible();
    await expect(page.getByText(TOO_MANY.error.message)).toBeVisible();
    await expect(results.causes, 'nothing is made up').toBeHidden();
    await page.getByRole('link', { name: 'Go Back' }).click();
    await ask.isAt('Your daily life');
    await ask.continue();
    await page.getByRole('button', { name: 'Work it out on this device' }).click();
    await expect(results.onDevice).toBeVisible();
  });

  test('Analysis Failed only when the device fails as well, and Try Again tries again', async ({
    questionnaire: ask,
    results,
    page,
  }) => {
    await page.route(/\/assets\/(model|texts)-/, (route) => route.abort());
    await page.route(ANALYZE, (route) => route.fulfill({ status: 503, json: FULL }));
    await ask.general('runny nose and sneezing', 'Nose');
    await page.getByRole('button', { name: 'Save it so I can come back to it' }).click();
    await expect(results.heading).toHaveText('Analysis Failed');
    await expect(results.causes).toBeHidden();
    await page.unroute(ANALYZE);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(results.saved).toBeVisible();
    await expect(results.firstCause()).toHaveText('Common cold');
  });
});

const FULL = { error: { code: 'unavailable', message: 'The database does not answer.' } };
const TOO_MANY = {
  error: { code: 'too_many_requests', message: 'Too many requests for a minute.' },
};
