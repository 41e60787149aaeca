import { expect, test } from '../support/test.ts';

const WORDS = 'I want to kill myself tonight and my head hurts';

for (const place of ['server', 'device'] as const)
  test(`crisis words bring help first, one tap away (${place})`, async ({
    questionnaire: ask,
    results,
    page,
  }) => {
    await ask.open();
    await ask.symptoms({ text: WORDS });
    await ask.bodyParts('Forehead');
    await ask.details('1-3 days', '5');
    await ask.screening();
    await ask.continue();
    await ask.migraine('Yes');
    await ask.medicalCheck({ asked: ['paracetamol', 'paracetamol/orphenadrine'] });
    await ask.continue();

    const help = page.getByRole('alert', { name: 'Please get help this minute' });
    const firstLink = page.getByRole('main').getByRole('link').first();
    const helpComesFirst = async () => {
      await expect(help).toBeVisible();
      await expect(firstLink).toHaveText(/^Call 911/);
      await expect(firstLink).toHaveAttribute('href', 'tel:911');
      await expect(firstLink).toBeInViewport();
      const lines = help.getByRole('listitem');
      await expect(lines.getByRole('link', { name: /^Call 988/ })).toHaveAttribute(
        'href',
        'tel:988',
      );
      const headings = await page.getByRole('main').getByRole('heading').allTextContents();
      expect(headings.slice(0, 2), 'only the medical step may stand before it').toContain(
        'Please get help this minute',
      );
    };

    await expect(results.asks).toBeVisible();
    await helpComesFirst();
    await (place === 'server' ? results.save() : results.keepHere());
    await helpComesFirst();
    await expect(results.finding(/^Headache/).first(), 'the headache counts as well').toBeVisible();
    await expect(page.getByText('You can look after this at home')).toBeHidden();
  });
