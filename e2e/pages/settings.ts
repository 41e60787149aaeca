import { expect, type Locator, type Page } from '@playwright/test';

/** The settings of an account. */
export class Settings {
  readonly page: Page;
  readonly heading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Settings' });
  }

  async open(): Promise<void> {
    await this.page.goto('/settings');
    await expect(this.section('Medical Information')).toBeVisible();
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  switch(name: string): Locator {
    return this.page.getByRole('switch', { name, exact: true });
  }

  /** Turns it and waits until the server has it. */
  async turn(name: string, on: boolean): Promise<void> {
    const saved = this.page.waitForResponse(
      (answer) => answer.url().endsWith('/users/me') && answer.request().method() === 'PATCH',
    );
    await this.switch(name).click();
    await saved;
    await expect(this.switch(name)).toBeChecked({ checked: on });
  }

  async updateMedical(fields: Record<string, string>): Promise<void> {
    const medical = this.section('Medical Information');
    for (const [label, value] of Object.entries(fields))
      await medical.getByLabel(label, { exact: true }).fill(value);
    await medical.getByRole('button', { name: 'Update Medical Profile' }).click();
  }
}
