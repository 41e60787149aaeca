import { expect, test } from '../support/test.ts';

test.describe('the body chart', () => {
  test.beforeEach(async ({ questionnaire: ask }) => {
    await ask.open();
    await ask.symptoms({ text: 'it hurts' });
    await ask.isAt('Where do you feel it?');
  });

  test('a press selects and a second one takes away, in drawing, list and badges alike', async ({
    questionnaire: { body, next },
    page,
  }) => {
    await body.region('Breastbone').click();
    await expect(body.region('Breastbone')).toHaveAttribute('aria-pressed', 'true');
    await expect(body.inList('Breastbone')).toBeChecked();
    await expect(body.badge('Breastbone')).toBeVisible();
    await expect(next).toBeEnabled();

    await body.turnTo('back');
    await body.region('Upper spine', 'back').click();
    await expect(body.badge('Upper spine')).toBeVisible();
    await body.badge('Breastbone').click();
    await expect(body.badge('Breastbone')).toBeHidden();
    await expect(body.inList('Breastbone')).not.toBeChecked();
    await body.region('Upper spine', 'back').click();
    await expect(page.getByText('Nothing chosen yet.')).toBeVisible();
    await expect(next).toBeDisabled();
  });

  test('arrow keys walk from part to part, Space and Enter choose', async ({
    questionnaire: { body, next },
    page,
  }) => {
    await body.reset.focus();
    await page.keyboard.press('Tab');
    const first = body.figure().getByRole('button').first();
    await expect(first).toBeFocused();
    for (let times = 1; times <= 5; times += 1) {
      const above = await body.focused().boundingBox();
      await page.keyboard.press('ArrowDown');
      await expect
        .poll(async () => (await body.focused().boundingBox())?.y)
        .toBeGreaterThan(above?.y ?? Infinity);
    }
    await page.keyboard.press('Space');
    await expect(body.focused()).toHaveAttribute('aria-pressed', 'true');
    const lower = (await body.focused().getAttribute('aria-label')) ?? '';
    await expect(body.badge(lower)).toBeVisible();

    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const upper = (await body.focused().getAttribute('aria-label')) ?? '';
    expect(upper).not.toBe(lower);
    await expect(body.badge(upper)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(body.badge(upper), 'a second press takes it away').toBeHidden();
    await expect(body.badge(lower)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(body.focused(), 'one stop for Tab').toHaveCount(0);
    await expect(next).toBeEnabled();
  });

  test('parts are found by everyday names', async ({ questionnaire: { body }, page }) => {
    await body.search.fill('belly button');
    await expect(body.list.getByRole('checkbox')).toHaveCount(1);
    await body.choose('Around the navel');
    await body.search.fill('qqq');
    await expect(page.getByText(/^Nothing is called that here/)).toBeVisible();
    await body.search.fill('');
    await expect(body.inList('Left knee')).toBeAttached();
  });

  test('zoom goes by half more from 0.3 to 4, and Reset gives the whole body back', async ({
    questionnaire: { body },
  }) => {
    const height = async () => (await body.region('Breastbone').boundingBox())?.height ?? 0;
    const whole = await height();
    await body.zoomIn.click();
    await expect.poll(async () => (await height()) / whole).toBeCloseTo(1.5, 1);
    for (let press = 2; press <= 4; press += 1) {
      await expect(body.zoomIn).toBeEnabled();
      await body.zoomIn.click();
    }
    await expect(body.zoomIn).toBeDisabled();
    await expect.poll(async () => (await height()) / whole).toBeCloseTo(4, 1);

    await body.reset.click();
    await expect.poll(height).toBeCloseTo(whole, 0);
    for (let press = 1; press <= 3; press += 1) await body.zoomOut.click();
    await expect(body.zoomOut).toBeDisabled();
    await expect.poll(async () => (await height()) / whole).toBeCloseTo(0.3, 1);
  });

  test('a drag moves the drawing and selects nothing; a trembling hand still selects', async ({
    questionnaire: { body },
    page,
  }) => {
    const centre = async () => {
      const box = await body.region('Breastbone').boundingBox();
      if (!box) throw new Error('the drawing is not there');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const press = async (by: number) => {
      const { x, y } = await centre();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 4 });
      await page.mouse.up();
    };
    const { x: before } = await centre();
    await press(60);
    await expect.poll(async () => (await centre()).x - before).toBeGreaterThan(40);
    await expect(page.getByText('Nothing chosen yet.')).toBeVisible();
    await body.reset.click();
    await expect.poll(async () => (await centre()).x).toBeCloseTo(before, 0);
    await press(3);
    await expect(body.badge('Breastbone')).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

    test('a tap of the finger selects once', async ({ questionnaire: { body } }) => {
      await body.region('Breastbone').tap();
      await expect(body.badge('Breastbone')).toBeVisible();
      await body.region('Breastbone').tap();
      await expect(body.badge('Breastbone')).toBeHidden();
    });
  });
});
