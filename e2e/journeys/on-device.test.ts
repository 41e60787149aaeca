import { expect, test } from '../support/test.ts';

test('“Keep it on this device” asks the server for nothing during the whole journey', async ({
  questionnaire: ask,
  results,
  page,
  apiCalls,
  server,
}) => {
  const logBefore = server.log();
  await ask.general('runny nose, sneezing and a sore throat', 'Nose', { temperature: '36.8' });
  await results.keepHere();
  await expect(page.getByText('Your answers were sent nowhere')).toBeVisible();
  await expect(results.saved).toBeHidden();

  const before = await results.numbers();
  await results.followUp.getByRole('button', { name: 'No', exact: true }).click();
  await expect(results.followUp.getByRole('status')).toHaveText(/\w/);
  await results.strikeOut('Sneezing');
  expect(await results.numbers()).not.toEqual(before);
  await page
    .getByRole('button', { name: /^Why this\? about/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^What helps about/ })
    .first()
    .click();
  await expect(results.causes.getByRole('heading', { name: 'Sources' })).toBeVisible();
  const { result } = await results.caseFile();
  expect(result['analysis']).toHaveProperty('session_id', null);

  await page.reload();
  await expect(results.onDevice).toBeVisible();
  await expect(results.finding(/^Sneezing\s*: no/)).toBeVisible();

  expect(apiCalls).toEqual([]);
  expect(server.log().slice(logBefore.length), 'the server heard of nothing').toBe('');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)), 'nothing outlives the tab')
    .not.toContainEqual(expect.stringMatching(/symptom|results|consent/));
});
