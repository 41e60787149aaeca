import { Account, newAddress } from '../pages/account.ts';
import { expect, test } from '../support/test.ts';

const LINKS = ['Symptom Checker', 'Symptom History', 'Chat', 'Flagged Cases'];

test('signed in, the header has four links and the person’s menu', async ({ page, axe }) => {
  const account = new Account(page);
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const email = newAddress();
  await account.open();
  await expect(main.getByRole('link')).toHaveCount(0);
  await account.signUp(email);
  await account.isSignedInAt('/symptom-checker');
  await expect(main.getByRole('link')).toHaveText(LINKS);
  await page.goto('/symptom-checker/body-chart');
  await expect(main.getByRole('link', { name: 'Symptom Checker' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await account.menuButton.hover();
  await expect(page.getByRole('menu')).toBeVisible();
  await axe();
  await page.mouse.move(10, 600);
  await expect(page.getByRole('menu')).toBeHidden();

  await account.menuButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account.menuButton).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await account.isSignedInAt('/settings');
  await account.signOut();
});

test('at 320 pixels a drawer of 300 holds the same, and nothing is cut off', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const account = new Account(page);
  const email = newAddress();
  await account.open();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBe(320);
  await axe();
  await account.signUp(email);
  await expect(page).toHaveURL(/\/symptom-checker$/);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toContainText(email);
  await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText(LINKS);
  expect((await drawer.boundingBox())?.width).toBe(300);
  expect(await wide()).toBe(320);
  await axe();
  await page.setViewportSize({ width: 800, height: 640 });
  expect((await drawer.boundingBox())?.width).toBe(400);
  await drawer.getByRole('link', { name: 'My Profile' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await drawer.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(account.login).toBeVisible();
});
