import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'correct horse battery';
export const newAddress = (): string => `p-${randomUUID()}@example.org`;

/** Signing in and out, as a person finds it. */
export class Account {
  readonly page: Page;
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submitSignIn: Locator;
  readonly menuButton: Locator;
  readonly login: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.email = page.getByLabel('Email', { exact: true });
    this.password = page.getByLabel('Password', { exact: true });
    this.submitSignIn = page.getByRole('button', { name: 'Sign in', exact: true });
    this.menuButton = page.getByRole('button', { name: /^Your account/ });
    this.login = page.getByRole('link', { name: 'Login' });
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
    await expect(this.heading).toHaveText('Sign in');
  }

  async fill(email: string, password = PASSWORD): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  async signIn(email: string, password = PASSWORD): Promise<void> {
    await this.fill(email, password);
    await this.submitSignIn.click();
  }

  async signUp(email: string, password = PASSWORD): Promise<void> {
    await this.page.getByRole('button', { name: 'Create an account' }).click();
    await this.fill(email, password);
    await this.page.getByRole('button', { name: 'Create account', exact: true }).click();
  }

  /** A new account, signed in. */
  async create(email = newAddress()): Promise<string> {
    await this.open();
    await this.signUp(email);
    await this.isSignedInAt('/symptom-checker');
    return email;
  }

  async enter(email: string): Promise<void> {
    await this.open();
    await this.signIn(email);
    await this.isSignedInAt('/symptom-checker');
  }

  /** On a wide screen. */
  async signOut(): Promise<void> {
    await this.menuButton.click();
    await this.page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(this.page).toHaveURL((url) => url.pathname === '/');
    await expect(this.login).toBeVisible();
  }

  async isSignedInAt(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === path);
    await expect(this.menuButton).toBeVisible();
  }
}
