import { expect, type Locator, type Page } from '@playwright/test';

/** The page of flagged sessions. */
export class Flagged {
  readonly page: Page;
  readonly rows: Locator;
  readonly details: Locator;
  readonly refresh: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Details/ }) });
    this.details = page.getByRole('dialog', { name: 'Flagged session' });
    this.refresh = page.getByRole('button', { name: 'Refresh' });
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/flagged');
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Flagged Cases');
  }

  row(id: string): Locator {
    return this.rows.filter({ hasText: `Session ${id.slice(-8)}` });
  }

  async count(name: string): Promise<number> {
    const value = this.page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
    await expect(value).toHaveText(/^\d+$/);
    return Number(await value.innerText());
  }
}
