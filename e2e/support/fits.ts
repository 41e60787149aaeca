import { expect, type Page } from '@playwright/test';

/** At 400 % on a small screen nothing is cut off, nobody scrolls sideways, and axe finds nothing. */
export async function fitsAt320(page: Page, axe: (page?: Page) => Promise<void>): Promise<void> {
  const usual = page.viewportSize();
  await axe(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'in 320 px')
    .toBeLessThanOrEqual(320);
  await axe(page);
  if (usual) await page.setViewportSize(usual);
}
