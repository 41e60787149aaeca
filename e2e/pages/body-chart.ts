import { expect, type Locator, type Page } from '@playwright/test';

export type View = 'front' | 'back';

/** The drawing, the list beside it and the badges under it: three ways to the same choice. */
export class BodyChart {
  private readonly page: Page;
  readonly list: Locator;
  readonly search: Locator;
  readonly chosen: Locator;
  readonly zoomIn: Locator;
  readonly zoomOut: Locator;
  readonly reset: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('region', { name: 'Body parts as a list' });
    this.search = this.list.getByRole('searchbox', { name: 'Or find it by name' });
    this.chosen = page.getByRole('region', { name: 'Chosen body parts' });
    this.zoomIn = page.getByRole('button', { name: 'Zoom in' });
    this.zoomOut = page.getByRole('button', { name: 'Zoom out' });
    this.reset = page.getByRole('button', { name: 'Reset view' });
  }

  /** The drawing seen from one side. */
  figure(view: View = 'front'): Locator {
    return this.page.getByRole('group', { name: `Body, ${view} view` });
  }

  region(part: string, view: View = 'front'): Locator {
    return this.figure(view).getByRole('button', { name: part, exact: true });
  }

  /** The part that the keyboard is at. */
  focused(view: View = 'front'): Locator {
    return this.figure(view).getByRole('button').and(this.page.locator(':focus'));
  }

  inList(part: string): Locator {
    return this.list.getByRole('checkbox', { name: part, exact: true });
  }

  badge(part: string): Locator {
    return this.chosen.getByRole('button', { name: `Remove ${part}` });
  }

  async turnTo(view: View): Promise<void> {
    const name = view === 'front' ? 'Front view' : 'Back view';
    await this.page.getByRole('button', { name }).click();
    await expect(this.figure(view)).toBeVisible();
  }

  /** By the list, which reaches every part from either side. */
  async choose(part: string): Promise<void> {
    await this.inList(part).check();
    await expect(this.badge(part)).toBeVisible();
  }
}
