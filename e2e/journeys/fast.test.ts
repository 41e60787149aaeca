import { expect, test } from '../support/test.ts';

test.describe('the FAST path', () => {
  test('diarrhoea leads in six steps, never counting backwards, to a result that is saved', async ({
    questionnaire: ask,
    results,
    apiCalls,
    page,
  }) => {
    await ask.open();
    await ask.isAt('What is bothering you?', 'Step 1 of 6');
    await ask.symptoms({ chips: ['Diarrhoea'] });

    await expect(page).toHaveURL(/\/symptom-checker\/body-chart$/);
    await ask.isAt('Where do you feel it?', 'Step 2 of 6');
    await ask.bodyParts('Around the navel');

    await expect(page).toHaveURL(/\/urgent-screening$/);
    await ask.isAt('First, is this an emergency?', 'Step 3 of 6');
    await ask.screening({ temperature: '37.2' });

    await expect(page).toHaveURL(/\/condition-diagnostics$/);
    await ask.isAt('About your diarrhoea', 'Step 4 of 6');
    await expect(page.getByText('Consider Medical Attention')).toBeHidden();
    await ask.answer('Is there blood in your stool?', 'Yes');
    await expect(page.getByText('Consider Medical Attention')).toBeVisible();
    await ask.diarrhoea('Yes', 'No', 'No');

    await expect(page).toHaveURL(/\/medical-check$/);
    await ask.isAt('So that our advice is safe for you', 'Step 5 of 6');
    await ask.medicalCheck({ asked: ['loperamide', 'domperidone'] });

    await expect(page).toHaveURL(/\/results$/);
    await ask.isAt('Where should your answers be kept?', 'Step 6 of 6');
    expect(apiCalls, 'before the person agreed').toEqual([]);
    await results.save();
    await ask.isAt('See a doctor within 24 hours', 'Step 6 of 6');
    expect(apiCalls).toEqual(['POST /api/v1/symptom-checker/analyze']);

    await page.reload();
    await expect(results.saved).toBeVisible();
    await expect(results.heading).toHaveText('See a doctor within 24 hours');
    expect(apiCalls.slice(1), 'fetched, not made again').toEqual([
      expect.stringMatching(/^GET \/api\/v1\/symptom-checker\/sessions\/[0-9a-f-]{36}$/),
    ]);
  });

  test('Continue waits for every required answer and says which one is missing', async ({
    questionnaire: ask,
    page,
  }) => {
    const missing = async (text: string | RegExp) => {
      await expect(ask.next).toBeDisabled();
      await expect(page.getByText(text)).toBeVisible();
    };
    await ask.open();
    await missing('To continue, please describe or choose at least one symptom.');
    await ask.write('Your symptoms', '   ');
    await expect(ask.next, 'blanks are no description').toBeDisabled();
    await ask.symptoms({ chips: ['Diarrhoea'] });

    await missing('To continue, please choose at least one body part.');
    await ask.bodyParts('Around the navel');

    const distress = /^Are you in physical distress/;
    await missing(/answer yes or no, and enter a temperature/);
    await ask.write('Body temperature', '37.0');
    await missing('To continue, please answer yes or no.');
    await ask.answer(distress, 'Yes');
    await missing('To continue, please say in a few words what is wrong.');
    await ask.write('What is wrong?', '  ');
    await expect(ask.next).toBeDisabled();
    await ask.screening({ temperature: '37.0' });

    await missing('To continue, please answer 3 more questions.');
    await ask.answer('Is there blood in your stool?', 'No');
    await missing('To continue, please answer 2 more questions.');
    await ask.diarrhoea('No', 'No', 'Yes, in the right lower quadrant of the tummy');

    await missing('To continue, please answer 5 more questions.');
    await ask.answer('Have you had surgery in the past 1 month?', 'Yes');
    await ask.answer('Are you taking any medication?', 'Yes');
    await ask.answer('Are you pregnant or breastfeeding?', 'Yes');
    await ask.answer('Are you allergic to loperamide?', 'No');
    await missing(/answer one more question/);
    await ask.answer('Are you allergic to domperidone?', 'Yes');
    await expect(ask.next).toBeDisabled();
    await ask.write('What was the surgery?', 'a hernia');
    await ask.write('Which medication?', 'metformin');
    await missing('To continue, please say a little about the pregnancy or breastfeeding.');
    await ask.write('Tell us a little more', '20 weeks');
    await expect(ask.next).toBeEnabled();
    await expect(ask.next).toHaveText('Generate Analysis');
  });

  test('going back and loading anew keep every answer of the draft', async ({
    questionnaire: ask,
    page,
  }) => {
    await ask.open();
    await ask.symptoms({ text: 'since the picnic', chips: ['Diarrhoea'] });
    await ask.bodyParts('Around the navel', 'Right lower belly');
    await ask.screening({ temperature: '38.4' });
    await ask.isAt('About your diarrhoea');

    await ask.back.click();
    await ask.isAt('First, is this an emergency?', 'Step 3 of 6');
    await page.goBack();
    await ask.isAt('About your diarrhoea');
    await page.goBack();
    await ask.isAt('First, is this an emergency?');
    await page.reload();
    await expect(page.getByLabel('Body temperature')).toHaveValue('38.4');
    await expect(ask.option(/^Are you in physical distress/, 'No')).toBeChecked();

    await ask.back.click();
    await ask.isAt('Where do you feel it?');
    await expect(ask.body.badge('Around the navel')).toBeVisible();
    await expect(ask.body.badge('Right lower belly')).toBeVisible();
    await ask.back.click();
    await expect(page.getByLabel('Your symptoms')).toHaveValue('since the picnic');
    await expect(ask.option('Or choose from common symptoms', 'Diarrhoea')).toBeChecked();
  });
});
