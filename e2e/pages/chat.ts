import { expect, type Locator, type Page } from '@playwright/test';
import { Account, newAddress } from './account.ts';

/** The chat, as a person finds it. */
export class Chat {
  readonly page: Page;
  readonly heading: Locator;
  readonly log: Locator;
  readonly field: Locator;
  readonly send: Locator;
  readonly stop: Locator;
  readonly replies: Locator;
  readonly sessions: Locator;
  readonly newSession: Locator;
  readonly quickReplies: Locator;
  readonly help: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.log = page.getByRole('log', { name: 'Conversation' });
    this.field = page.getByRole('textbox', { name: 'Message' });
    this.send = page.getByRole('button', { name: 'Send', exact: true });
    this.stop = page.getByRole('button', { name: 'Stop the reply' });
    this.replies = this.log.getByText(/^AI Response/);
    this.sessions = page.getByRole('complementary').getByRole('listitem');
    this.newSession = page
      .getByRole('complementary')
      .getByRole('button', { name: 'New Chat Session' });
    this.quickReplies = page.getByRole('list', { name: 'Quick replies' }).getByRole('button');
    this.help = page.getByRole('button', { name: 'In crisis?' });
  }

  /** A new account, and the chat without a session. */
  async open(): Promise<void> {
    const account = new Account(this.page);
    await this.page.goto('/chat');
    await account.signUp(newAddress());
    await expect(this.heading).toHaveText('No Active Session');
  }

  /** A session of its own, empty. */
  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start New Session' }).click();
    await expect(this.page.getByText('Session started. How can I help you today?')).toBeVisible();
    await expect(this.field).toBeFocused();
  }

  /** Says something and waits for the whole reply. */
  async say(text: string): Promise<void> {
    const before = await this.replies.count();
    await this.field.fill(text);
    await expect(this.send, 'the reply before is over').toBeEnabled();
    await this.field.press('Enter');
    await expect(this.said(text).last()).toBeVisible();
    await expect(this.replies).toHaveCount(before + 1);
  }

  /** A message of the person. */
  said(text: string): Locator {
    return this.log.locator('p').filter({ hasText: `You: ${text}` });
  }

  async sessionId(): Promise<string> {
    await expect(this.page).toHaveURL(/sessionId=/);
    return new URL(this.page.url()).searchParams.get('sessionId') ?? '';
  }

  menu(item: string): Promise<void> {
    return this.page
      .getByRole('button', { name: 'More', exact: true })
      .click()
      .then(() =>
        this.page
          .getByRole('dialog', { name: 'This session' })
          .getByRole('button', { name: item })
          .click(),
      );
  }

  banner(text: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: text });
  }
}
