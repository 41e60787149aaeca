import { expect, test } from '../support/test.ts';

const at = (step: string) => new RegExp(`/symptom-checker${step}$`);

test.describe('what a step needs', () => {
  test('a deep link leads to the first step that lacks its answers', async ({
    questionnaire: ask,
    page,
  }) => {
    const leads = async (from: string, to: string) => {
      await page.goto(`/symptom-checker/${from}`);
      await expect(page).toHaveURL(at(to));
    };
    for (const step of ['body-chart', 'decision-gate', 'medical-check', 'results'])
      await leads(step, '');
    await ask.isAt('What is bothering you?');

    await ask.symptoms({ text: 'runny nose and sneezing' });
    await leads('results', '/body-chart');
    await ask.bodyParts('Nose');
    await leads('lifestyle-factors', '/symptom-details');
    await ask.details('1-3 days', '2');
    await leads('results', '/urgent-screening');
    await ask.screening();
    await leads('condition-diagnostics', '/lifestyle-factors');
    await leads('results', '/results');

    await page.goto('/symptom-checker');
    await ask.symptoms({ chips: ['Diarrhoea'] });
    await leads('results', '/condition-diagnostics');
  });

  test('a temperature is from 34 to 42 with one decimal at most, or not measured', async ({
    questionnaire: ask,
    page,
  }) => {
    const message = page.getByText('Please enter a valid temperature', { exact: true });
    const field = page.getByLabel('Body temperature');
    await ask.open();
    await ask.symptoms({ chips: ['Diarrhoea'] });
    await ask.bodyParts('Around the navel');
    await ask.answer(/^Are you in physical distress/, 'No');
    await expect(page.getByText('Normal is 36.1 to 37.2 °C.')).toBeVisible();

    for (const wrong of ['33.9', '42.1', '37.25', 'warm', '3', '-37', '370']) {
      await field.fill(wrong);
      await field.blur();
      await expect(message, wrong).toBeVisible();
      await expect(field).toHaveAccessibleDescription(/Please enter a valid temperature/);
      await expect(ask.next, wrong).toBeDisabled();
    }
    for (const right of ['34', '42.0', '36.6', '37,2']) {
      await field.fill(right);
      await field.blur();
      await expect(message, right).toBeHidden();
      await expect(ask.next, right).toBeEnabled();
    }
    await field.fill('');
    await field.pressSequentially('3');
    await expect(message, 'the second digit is still to come').toBeHidden();
    await page.getByLabel('I can’t measure it now').check();
    await expect(field).toBeDisabled();
    await expect(ask.next).toBeEnabled();
  });

  test('a picture of the medication is PNG or JPEG and stays in the browser', async ({
    questionnaire: ask,
    results,
    page,
    apiCalls,
  }) => {
    await ask.open();
    await ask.symptoms({ chips: ['Diarrhoea'] });
    await ask.bodyParts('Around the navel');
    await ask.screening();
    await ask.diarrhoea('No', 'No', 'No');
    await ask.answer('Are you taking any medication?', 'Yes');
    const picture = page.getByLabel('Add a picture');
    const refused = page.getByText('Please upload a PNG, JPG, or JPEG file.', { exact: true });

    await picture.setInputFiles({
      name: 'a.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF'),
    });
    await expect(refused).toBeVisible();
    await picture.setInputFiles({ name: 'pills.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(refused).toBeHidden();
    await expect(page.getByRole('img', { name: 'Your medication' })).toBeVisible();
    await expect(page.getByText('pills.png')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: 'Your medication' })).toBeVisible();

    const sent = page.waitForRequest(/\/analyze$/);
    await ask.medicalCheck({ medication: 'metformin', asked: ['loperamide', 'domperidone'] });
    await results.save();
    expect((await sent).postData()).not.toMatch(/pills|data:image/);
    expect(apiCalls).toHaveLength(1);
  });
});

/** One red pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
