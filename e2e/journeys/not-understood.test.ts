import { expect, test } from '../support/test.ts';

for (const place of ['server', 'device'] as const)
  test(`what was not understood is never called self-care (${place})`, async ({
    questionnaire: ask,
    results,
    page,
  }) => {
    await ask.general('xyzzy qwrt', 'Around the navel', { temperature: '36.8' });
    await (place === 'server' ? results.save() : results.keepHere());
    await ask.isAt('We did not understand what you told us', 'Step 9 of 9');
    await expect(page.getByText('second of four levels')).toBeVisible();
    await expect(page.getByText(/see a doctor in the next days/)).toBeVisible();

    const how = results.part('How to say it differently');
    await expect(how.getByText('xyzzy qwrt')).toBeVisible();
    await expect(how.getByRole('listitem').first()).toBeVisible();
    await expect(results.causes).toBeHidden();
    await expect(page.getByText(/self-care|look after (this|it) at home/i)).toBeHidden();

    await how.getByRole('link', { name: 'Say it differently' }).click();
    await ask.isAt('What is bothering you?');
    await expect(page.getByLabel('Your symptoms')).toHaveValue('xyzzy qwrt');
    await ask.write('Your symptoms', 'runny nose and sneezing');
    await page.goto('/symptom-checker/results');
    await expect(results.firstCause(), 'the new words, not the old result').toHaveText(
      'Common cold',
    );
  });
