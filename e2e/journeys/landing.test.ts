import { expect, test } from '../support/test.ts';

test.describe('the landing page', () => {
  test('says what Yarrow does, and both buttons lead to the questionnaire', async ({
    page,
    questionnaire: ask,
    apiCalls,
  }) => {
    await page.goto('/');
    for (const claim of [
      'Instant symptom analysis',
      'AI chat follow-up',
      'Your privacy',
      'There 24/7',
      'Built to the HIPAA technical safeguards',
      'Emergency guidance and triage',
    ])
      await expect(page.getByRole('heading', { name: claim })).toBeVisible();
    await expect(page.getByText(/free to start/i)).toBeVisible();
    await expect(page.getByText(/not a substitute for professional medical advice/)).toBeVisible();
    await expect(page.getByText(/HIPAA[- ]compliant/i), 'software alone is not').toBeHidden();

    for (const name of ['Check Your Symptoms', 'Start Free Symptom Check']) {
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name }).click();
      await ask.isAt('What is bothering you?', 'Step 1 of 6');
    }
    expect(apiCalls).toEqual([]);
  });

  test('Learn More brings the features into view', async ({ page }) => {
    await page.goto('/');
    const features = page.getByRole('heading', { name: 'What Yarrow does for you' });
    await page.setViewportSize({ width: 1280, height: 560 });
    await expect(features).not.toBeInViewport();
    await page.getByRole('button', { name: 'Learn More' }).click();
    await expect(features).toBeInViewport();
    await expect(page.getByRole('region', { name: 'What Yarrow does for you' })).toBeFocused();
  });

  test('example figures say that they are, and are shown on a local address only', async ({
    page,
    server,
    allowConsole,
  }) => {
    const figures = page.getByRole('region', { name: 'Figures' });
    await page.goto('/');
    for (const figure of ['10K+', '50K+', '99.9%', '4.9/5'])
      await expect(figures.getByText(figure, { exact: true })).toBeVisible();
    await expect(figures.getByText('Example figures')).toBeVisible();

    // The same server under a public name.
    allowConsole(/^request to a stranger: https:\/\/yarrow\.example\//);
    await page.route('https://yarrow.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: server.url + pathname }) });
    });
    await page.goto('https://yarrow.example/');
    await expect(page.getByRole('heading', { name: 'What Yarrow does for you' })).toBeVisible();
    await expect(figures).toBeHidden();
    await expect(page.getByText('10K+')).toBeHidden();
  });

  test('the chosen colours stay, and are there before the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.body) return;
        seen.disconnect();
        const dark = document.documentElement.classList.contains('dark');
        Object.assign(globalThis, { darkBeforeBody: dark });
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    const beforePaint = () => page.evaluate(() => Reflect.get(globalThis, 'darkBeforeBody'));
    const root = page.getByRole('document').or(page.locator(':root')).first();

    await page.goto('/');
    expect(await beforePaint()).toBe(false);
    await page.getByRole('button', { name: 'Switch to dark colours' }).click();
    await expect(root).toHaveClass(/\bdark\b/);
    await page.reload();
    expect(await beforePaint()).toBe(true);
    await expect(page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible();
    await page.getByRole('button', { name: 'Switch to light colours' }).click();

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    expect(await beforePaint(), 'the choice outweighs the system').toBe(false);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    expect(await beforePaint(), 'without a choice the system decides').toBe(true);
  });

  test('on a phone the header folds into a drawer', async ({ page, questionnaire: ask }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();

    await menu.click();
    await expect(drawer.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Get Started' })).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBe(300);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();

    await menu.click();
    await drawer.getByRole('link', { name: 'Check Your Symptoms' }).click();
    await ask.isAt('What is bothering you?');
    await expect(drawer).toBeHidden();
  });

  test('a page opened by its address begins at its top, wherever the one before was left', async ({
    page,
  }) => {
    const scrolled = () => page.evaluate(() => scrollY);
    await page.setViewportSize({ width: 360, height: 600 });
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await scrolled()).toBeGreaterThan(600);
    await page.goto('/knowledge');
    await expect(page.getByRole('link', { name: /^Acne/ }).first()).toBeVisible();
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });

  test('an address with nothing behind it says so and leads on', async ({ page }) => {
    await page.goto('/');
    await page.goto('/no/such/page');
    const main = page.getByRole('main');
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    const consultation = main.getByRole('link', { name: 'Start Consultation' });
    await expect(consultation).toHaveAttribute('href', '/chat');
    await expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await main.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  });
});
