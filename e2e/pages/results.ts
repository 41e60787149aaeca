import { expect, type Locator, type Page } from '@playwright/test';

/** The last step: where to keep it, and the report. */
export class Results {
  readonly page: Page;
  readonly heading: Locator;
  readonly asks: Locator;
  readonly saved: Locator;
  readonly onDevice: Locator;
  readonly causes: Locator;
  readonly reasons: Locator;
  readonly warnings: Locator;
  readonly understood: Locator;
  readonly followUp: Locator;
  /** The same, all questions at once. */
  readonly questions: Locator;
  readonly summary: Locator;
  readonly startNew: Locator;
  readonly downloads: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.asks = page.getByRole('heading', { name: 'Where should your answers be kept?' });
    this.saved = page.getByText(/^Saved, encrypted/);
    this.onDevice = page.getByText('Worked out on this device');
    this.causes = this.part('What it may be');
    this.reasons = this.part('Why this soon');
    this.warnings = this.part('Important warnings');
    this.understood = this.part('What we understood');
    this.followUp = this.part('One question that would help');
    this.questions = this.part('Questions that would help');
    this.summary = this.part('Session summary');
    this.startNew = page.getByRole('button', { name: 'Start New Analysis' });
    this.downloads = page.getByRole('dialog', { name: 'Download Report' });
  }

  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save it so I can come back to it' }).click();
    await expect(this.saved).toBeVisible();
  }

  /** It is asked once: a person who has said "save" before is not asked again. */
  async saveWhereAsked(): Promise<void> {
    await expect(this.asks.or(this.saved)).toBeVisible();
    if (await this.asks.isVisible()) await this.save();
  }

  async keepHere(): Promise<void> {
    await this.page.getByRole('button', { name: 'Keep it on this device' }).click();
    await expect(this.onDevice).toBeVisible();
  }

  /** A cause's row by its name. */
  cause(name: string | RegExp): Locator {
    const heading = this.page.getByRole('heading', { level: 3, name });
    return this.causes.getByRole('listitem').filter({ has: heading });
  }

  firstCause(): Locator {
    return this.causes.getByRole('heading', { level: 3 }).first();
  }

  /** The bars' texts, which an answer that changes anything changes. */
  async numbers(): Promise<string[]> {
    return await this.causes.getByText(/ · (?:\d+%|under 1%|over 99%)$/).allTextContents();
  }

  /** What is asked just now. */
  async question(): Promise<string> {
    return (await this.followUp.getByRole('group').innerText()).split('\n')[0] ?? '';
  }

  callLink(number: string): Locator {
    return this.page.getByRole('link', { name: new RegExp(`^Call ${number}`) });
  }

  finding(name: string | RegExp): Locator {
    return this.understood.getByRole('button', { name });
  }

  /** Says that a finding is not so. */
  async strikeOut(name: string): Promise<void> {
    await this.finding(new RegExp(`^${name}\\s*: yes`)).click();
    await this.understood.getByRole('button', { name: 'No, I don’t have this' }).click();
    await expect(this.finding(new RegExp(`^${name}\\s*: no, corrected by you`))).toBeVisible();
  }

  /** The case file as it is handed to the person: what was asked and what came of it. */
  async caseFile(): Promise<{ input: object; result: Record<string, unknown> }> {
    await this.openDownloads();
    const { content } = await this.download('Save the case file (JSON)');
    return JSON.parse(content.toString()) as Awaited<ReturnType<Results['caseFile']>>;
  }

  async openDownloads(): Promise<void> {
    await this.page.getByRole('button', { name: 'Download Report' }).click();
    await expect(this.downloads).toBeVisible();
  }

  /** The file that a button of the open menu makes. */
  async download(button: string): Promise<{ name: string; content: Buffer }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.downloads.getByRole('button', { name: button }).click(),
    ]);
    const parts: Buffer[] = [];
    for await (const part of await download.createReadStream()) parts.push(part as Buffer);
    return { name: download.suggestedFilename(), content: Buffer.concat(parts) };
  }
}
