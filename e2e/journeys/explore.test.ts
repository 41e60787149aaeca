import { expect, test } from '../support/test.ts';

test.describe('the EXPLORE path', () => {
  test('chest pressure into the arm is an emergency: how soon, whom to call and why, before all else', async ({
    questionnaire: ask,
    results,
    page,
  }) => {
    await ask.open();
    await ask.symptoms({ text: 'pressure in my chest spreading into my left arm' });
    await ask.bodyParts('Left side of chest', 'Left upper arm (front)');
    await ask.isAt('Tell us a little more', 'Step 3 of 9');
    await ask.details('Less than 1 day', '9');

    await ask.isAt('First, is this an emergency?', 'Step 4 of 9');
    const advice = page.getByRole('alert').filter({ hasText: 'Seek Immediate Medical Attention' });
    await expect(advice).toBeHidden();
    await ask.answer(/^Are you in physical distress/, 'Yes');
    await expect(advice).toContainText('Go to the emergency department now');
    await expect(advice.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    await ask.screening({ distress: 'I can hardly breathe' });

    await ask.isAt('A few questions about your health', 'Step 5 of 9');
    await ask.continue();
    await ask.isAt('Your health until now', 'Step 6 of 9');
    await ask.continue();
    await ask.isAt('Your daily life', 'Step 8 of 9');
    await ask.continue();

    await expect(results.asks).toBeVisible();
    await expect(ask.place).toHaveText('Step 9 of 9');
    await expect(results.callLink('911'), 'help does not wait for the consent').toBeVisible();
    await results.save();

    await ask.isAt('Get emergency help now', 'Step 9 of 9');
    await expect(results.callLink('911')).toHaveAttribute('href', 'tel:911');
    await expect(results.callLink('911')).toBeInViewport();
    await expect(results.firstCause()).toHaveText('Heart attack');
    await expect(results.warnings.getByRole('listitem').first()).toBeVisible();

    const reasons = results.reasons.getByRole('listitem');
    await expect(reasons.filter({ hasText: 'Emergency' }).first()).toBeVisible();
    for (const reason of await reasons.all())
      await expect(reason).toContainText(/Source: .{10,}|Our own rule of caution\./);
    await expect(reasons.getByText(/^Source: .*(NHS|CDC)/).first()).toBeVisible();
  });

  test('a headache at the head asks about migraine on the way, in nine steps', async ({
    questionnaire: ask,
    results,
    page,
  }) => {
    await ask.open();
    await ask.symptoms({ text: 'headache since yesterday' });
    await ask.bodyParts('Forehead');
    await ask.details('1-3 days', '6');
    await ask.screening({ temperature: '36.8' });

    await ask.isAt('A few questions about migraine', 'Step 5 of 9');
    await expect(page.getByText('EXPLORE', { exact: true })).toBeVisible();
    await ask.continue();
    await ask.isAt('About your migraine', 'Step 6 of 9');
    await expect(page.getByText('Consider Medical Attention')).toBeHidden();
    await ask.answer('Is this similar to your usual migraines?', 'No');
    await expect(page.getByText('Consider Medical Attention')).toBeVisible();
    await ask.migraine('No');

    await ask.isAt('So that our advice is safe for you', 'Step 7 of 9');
    await ask.answer('Are you allergic to any of these painkillers (NSAIDs)?', 'Ibuprofen');
    await ask.medicalCheck({ asked: ['paracetamol', 'paracetamol/orphenadrine'] });
    await ask.isAt('Your daily life', 'Step 8 of 9');
    await ask.continue();
    await ask.isAt('Where should your answers be kept?', 'Step 9 of 9');
    await results.save();

    await expect(ask.place).toHaveText('Step 9 of 9');
    await expect(results.finding(/^Headache.*: yes/)).toBeVisible();
    await expect(results.causes.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(results.part('Medicines and you')).not.toContainText(/Ibuprofen: nothing/i);
  });
});
