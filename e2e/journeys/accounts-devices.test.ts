import { Account } from '../pages/account.ts';
import { fitsAt320 } from '../support/fits.ts';
import { expect, test } from '../support/test.ts';

test('my devices are listed, and one that is not here can be signed out', async ({
  page,
  browser,
  server,
  axe,
}) => {
  const account = new Account(page);
  const email = await account.create();
  const elsewhere = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = new Account(await elsewhere.newPage());
  await other.enter(email);

  await page.goto('/settings');
  const devices = page.getByRole('listitem').filter({ hasText: /This device|Last used/ });
  await expect(devices).toHaveText([/ on .*This device/, /^Firefox on Linux.*Last used/]);
  await fitsAt320(page, axe);
  await page.getByRole('button', { name: /^Sign out Firefox on Linux/ }).click();
  await expect(page.getByText('Firefox on Linux is signed out.')).toBeVisible();
  await expect(devices).toHaveText([/This device/]);
  await axe();

  await other.page.goto('/settings');
  await expect(other.menuButton, 'the next call learns of it').toHaveCount(0);
  await elsewhere.close();
  await account.isSignedInAt('/settings');
});
