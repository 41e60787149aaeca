import { expect, test } from '../support/test.ts';

const CHRONIC = 'Do you have any of these?';
const DIET = 'Has your diet changed?';

test.describe('the general flow', () => {
  test('“None of the above” and “No changes” stand alone, and what was told is summed up', async ({
    questionnaire: ask,
    results,
    page,
  }) => {
    await ask.open();
    await ask.symptoms({ text: 'runny nose and sneezing since yesterday' });
    await ask.bodyParts('Nose');
    await ask.details('1-3 days', '2');
    await ask.screening({ temperature: '36.8' });
    await ask.isAt('A few questions about your health', 'Step 5 of 9');
    await ask.continue();

    await ask.answer(CHRONIC, 'Diabetes');
    await ask.answer(CHRONIC, 'Asthma');
    await ask.answer(CHRONIC, 'None of the above');
    await expect(ask.option(CHRONIC, 'Diabetes')).not.toBeChecked();
    await expect(ask.option(CHRONIC, 'Asthma')).not.toBeChecked();
    await ask.answer(CHRONIC, 'High cholesterol');
    await expect(ask.option(CHRONIC, 'None of the above')).not.toBeChecked();
    await ask.write('Current medications', 'atorvastatin');
    await ask.write('Known allergies', 'none');
    await ask.write('Previous surgeries', 'appendix, 2009');
    const summary = page.getByRole('region', { name: 'Summary' });
    for (const told of ['High cholesterol', 'atorvastatin', 'none', 'appendix, 2009'])
      await expect(summary.getByText(told, { exact: true })).toBeVisible();
    await expect(page.getByText('Your privacy')).toBeVisible();
    await ask.continue();

    await ask.answer(DIET, 'New foods');
    await ask.answer(DIET, 'No changes');
    await expect(ask.option(DIET, 'New foods')).not.toBeChecked();
    await ask.answer(DIET, 'Eating out more');
    await expect(ask.option(DIET, 'No changes')).not.toBeChecked();
    await ask.answer('Have you travelled in the past 2 weeks?', 'No');
    await ask.answer('How stressed are you?', '3');
    await ask.answer('How do you sleep?', 'Good');
    await ask.answer('How much do you exercise?', 'Light (1-2 times/week)');
    await ask.answer('Do you smoke?', 'Never smoked');
    await ask.answer('Do you drink alcohol?', 'Never');
    await expect(ask.next).toHaveText('Generate Analysis');
    await ask.continue();

    await results.save();
    await ask.isAt('You can look after this at home', 'Step 9 of 9');
    await expect(results.firstCause()).toHaveText('Common cold');
    await expect(results.summary).toContainText('runny nose and sneezing since yesterday');
    await expect(results.summary).toContainText('2 out of 10');
    await expect(results.summary).toContainText('36.8 °C');
    await expect(results.summary, 'age and sex were not told').toContainText('not asked');
    await expect(page.getByRole('region', { name: 'Medical disclaimer' })).toBeVisible();
  });

  test('an answer given on the results, and a finding struck out, change them in place', async ({
    questionnaire: ask,
    results,
    page,
    apiCalls,
  }) => {
    await ask.general('runny nose, sneezing and a sore throat', 'Nose', { temperature: '36.8' });
    await results.save();

    const before = await results.numbers();
    expect(before.length).toBeGreaterThan(1);
    const question = await results.question();
    await results.followUp.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(results.followUp.getByRole('status')).toHaveText(/\w/);
    expect(await results.numbers(), 'the answer counts').not.toEqual(before);
    expect(await results.question(), 'it is not asked again').not.toBe(question);

    const answered = await results.numbers();
    await results.strikeOut('Runny nose');
    await expect(results.understood.getByRole('status')).toHaveText(/\w/);
    expect(await results.numbers(), 'the correction counts').not.toEqual(answered);
    expect(apiCalls.filter((call) => call.endsWith('/answers'))).toHaveLength(2);

    const corrected = await results.numbers();
    await page.reload();
    await expect(results.saved).toBeVisible();
    await expect(results.finding(/^Runny nose\s*: no/)).toBeVisible();
    expect(await results.numbers(), 'and is kept').toEqual(corrected);
  });

  test('several questions are answered at once', async ({
    questionnaire: ask,
    results,
    apiCalls,
    axe,
  }) => {
    await ask.general('runny nose, sneezing and a sore throat', 'Nose', { temperature: '36.8' });
    await results.save();
    const before = await results.numbers();
    await results.followUp.getByRole('button', { name: /^Answer \d questions at once$/ }).click();
    const list = results.questions;
    await list.getByRole('group').first().getByText('No', { exact: true }).click();
    await list.getByRole('group').nth(1).getByText('Yes', { exact: true }).click();
    await axe();
    await list.getByRole('button', { name: 'Update my result' }).click();
    await expect(list.getByRole('status')).toHaveText(/\w/);
    expect(await results.numbers(), 'both answers count').not.toEqual(before);
    expect(apiCalls.filter((call) => call.endsWith('/answers'))).toHaveLength(1);
  });

  test('Start New Analysis clears every answer', async ({ questionnaire: ask, results, page }) => {
    await ask.general('runny nose and sneezing', 'Nose', { temperature: '36.8' });
    await results.save();
    await results.startNew.click();
    await ask.isAt('What is bothering you?', 'Step 1 of 6');
    await expect(page.getByLabel('Your symptoms')).toHaveValue('');
    await page.goto('/symptom-checker/results');
    await ask.isAt('What is bothering you?');
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).not.toContain('sneezing');
  });
});
