import { fitsAt320 } from '../support/fits.ts';
import { expect, test } from '../support/test.ts';

test.describe('what Yarrow knows', () => {
  test('is found by any name, read to its sources, and asked of nobody', async ({
    page,
    axe,
    apiCalls,
  }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'What Yarrow knows' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What Yarrow knows');
    await page.getByRole('searchbox', { name: 'Search' }).fill('myocardial infarct');
    await fitsAt320(page, axe);
    await page.getByRole('link', { name: /^Heart attack/ }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heart attack');
    await expect(page.getByRole('region', { name: 'Get emergency help now' })).toBeVisible();
    const about = page.getByRole('region', { name: 'About this entry' });
    await expect(about.getByText(/not reviewed by a clinician/)).toBeVisible();
    await page.getByRole('button', { name: /^Sometimes/ }).click();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await fitsAt320(page, axe);

    const flags = page.getByRole('region', { name: 'Get help if you notice' });
    await flags
      .getByRole('link', { name: /^Source/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#source-\d+$/);
    await expect(page.locator(':target')).toBeInViewport();

    await page
      .getByRole('region', { name: 'What comes with it' })
      .getByRole('link', { name: 'Chest pain', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chest pain');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('region', { name: 'What Yarrow asks' })).toBeVisible();
    await page.getByRole('button', { name: /^Show all/ }).click();
    await expect(page.getByRole('link', { name: /^Heart attack/ })).toBeVisible();
    await fitsAt320(page, axe);

    await page.getByRole('link', { name: 'What Yarrow knows' }).first().click();
    await expect(page.getByRole('searchbox')).toHaveValue('myocardial infarct');
    expect(apiCalls, 'what is looked up is told to nobody').toEqual([]);
  });

  test('is listed by letter, and goes on without the server', async ({
    page,
    axe,
    server,
    allowConsole,
  }) => {
    await page.goto('/knowledge');
    const letters = page.getByRole('navigation', { name: 'Letters' });
    await letters.getByRole('link', { name: 'M', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Migraine/ }).first()).toBeVisible();
    await fitsAt320(page, axe);
    await page.getByRole('link', { name: 'Symptoms and circumstances' }).click();
    await letters.getByRole('link', { name: 'C', exact: true }).click();
    await page.getByRole('link', { name: 'Cough', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cough');
    await page.goBack();

    allowConsole(/Failed to load resource/);
    await server.kill();
    await page.getByRole('link', { name: 'Chest pain', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chest pain');
    await server.restart();
  });

  test('an address without an entry says so and leads on', async ({ page, axe }) => {
    await page.goto('/knowledge/conditions/nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not in what Yarrow knows');
    await axe();
    await page.getByRole('link', { name: 'Search All Entries' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});
