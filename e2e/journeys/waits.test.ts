import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the waits, where less motion is not asked for', () => {
  test('the gate analyzes for two seconds, the bar fills in three, one more and the result is there', async ({
    questionnaire: ask,
    results,
    page,
  }) => {
    await ask.open();
    await ask.symptoms({ text: 'runny nose and sneezing' });
    await ask.bodyParts('Nose');
    await ask.details('1-3 days', '2');
    await ask.screening();

    await ask.isAt('Choosing your questions', 'Step 5 of 9');
    const gate = Date.now();
    await expect(page.getByText('Analyzing what you told us…')).toBeVisible();
    await expect(ask.next).toBeHidden();
    await ask.isAt('A few questions about your health', 'Step 5 of 9');
    expect(Date.now() - gate).toBeGreaterThan(1500);
    await ask.continue();
    await ask.continue();
    await ask.continue();

    await page.getByRole('button', { name: 'Save it so I can come back to it' }).click();
    const asked = Date.now();
    const bar = page.getByRole('progressbar', { name: 'Analysis' });
    await ask.isAt('Working out your result', 'Step 9 of 9');
    await expect(bar).toHaveAttribute('value', /^[1-9]0$/);
    await expect(bar).toHaveAttribute('value', '100');
    expect(Date.now() - asked).toBeGreaterThan(2500);
    await expect(results.heading, 'a moment at the end').toHaveText('Working out your result');
    await expect(results.saved).toBeVisible();
    expect(Date.now() - asked).toBeGreaterThan(3800);
  });

  test('an emergency waits for no bar', async ({ questionnaire: ask, results, page }) => {
    await ask.open();
    await ask.symptoms({ text: 'pressure in my chest spreading into my left arm' });
    await ask.bodyParts('Left side of chest');
    await ask.details('Less than 1 day', '9');
    await ask.screening();
    await ask.isAt('A few questions about your health');
    await ask.continue();
    await ask.continue();
    await ask.continue();
    await expect(results.callLink('911')).toBeVisible();
    const asked = Date.now();
    await page.getByRole('button', { name: 'Save it so I can come back to it' }).click();
    await expect(results.saved).toBeVisible();
    expect(Date.now() - asked).toBeLessThan(3000);
  });
});
