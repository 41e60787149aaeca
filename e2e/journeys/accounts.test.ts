import { Account, newAddress, PASSWORD } from '../pages/account.ts';
import { linkMailedTo } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

const REFUSED = /status of 401/;

test('an account is made, confirmed by mail, left and entered again', async ({
  page,
  server,
  axe,
}) => {
  const account = new Account(page);
  const email = newAddress();
  await account.open();
  await axe();
  await account.signUp(email);
  await account.isSignedInAt('/symptom-checker');

  const link = await linkMailedTo(server, email, '/verify-email');
  await page.goto(link);
  await expect(account.heading).toHaveText('Your email is confirmed');
  await expect(page, 'the token has left the address').not.toHaveURL(/token/);
  await axe();
  const stored = await page.evaluate(() => localStorage.getItem('yarrow.auth') ?? '');
  expect(stored).toContain('"emailVerified":true');

  await account.signOut();
  await account.login.click();
  await account.signIn(email);
  await account.isSignedInAt('/symptom-checker');
  await page.reload();
  await account.isSignedInAt('/symptom-checker');
});

test('a wrong password and an unknown address are told the same, and nothing typed is lost', async ({
  page,
  allowConsole,
  axe,
}) => {
  allowConsole(REFUSED);
  const account = new Account(page);
  const email = await account.create();
  await account.signOut();
  await account.open();
  for (const address of [email, newAddress()]) {
    await account.signIn(address, 'not the password');
    await expect(page.getByRole('alert')).toContainText([
      'The email address or password is not right.',
    ]);
    await expect(account.password).toHaveValue('not the password');
  }
  await axe();
  await account.signIn(email);
  await account.isSignedInAt('/symptom-checker');
});

test('a forgotten password is replaced by mail, once, and ends what was open elsewhere', async ({
  page,
  browser,
  server,
  allowConsole,
  axe,
}) => {
  allowConsole(REFUSED);
  const account = new Account(page);
  const email = await account.create();
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = new Account(await elsewhere.newPage());
  await other.open();
  await other.page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(other.page.getByText('Please enter your email address first')).toBeVisible();
  await other.email.fill(email);
  await other.page.getByRole('button', { name: 'Forgot your password?' }).click();
  const sent = other.page.getByText('Password reset email sent! Check your inbox.');
  await expect(sent).toBeVisible();
  await axe(other.page);

  const link = await linkMailedTo(server, email, '/reset-password');
  await other.page.goto(link);
  await expect(other.heading).toHaveText('Choose a new password');
  await expect(other.page).not.toHaveURL(/token/);
  await axe(other.page);
  await other.page.getByLabel('New password', { exact: true }).fill('a quite different one');
  await other.page.getByRole('button', { name: 'Save new password' }).click();
  await expect(other.heading).toHaveText('Your password is changed');
  await other.page.getByRole('link', { name: 'Sign in' }).click();
  await other.signIn(email, 'a quite different one');
  await other.isSignedInAt('/symptom-checker');

  await other.page.goto(link);
  await other.page.getByLabel('New password', { exact: true }).fill('and a third one');
  await other.page.getByRole('button', { name: 'Save new password' }).click();
  await expect(other.heading).toHaveText('This link no longer works');
  await axe(other.page);
  await elsewhere.close();
});

test('the gate asks to sign in and goes on to where the person wanted to go', async ({
  page,
  allowConsole,
  axe,
}) => {
  allowConsole(REFUSED);
  const account = new Account(page);
  const email = newAddress();
  await page.goto('/settings?section=profile');
  await expect(page).toHaveURL(/\/login$/);
  await account.signUp(email);
  await account.isSignedInAt('/settings');
  expect(new URL(page.url()).search).toBe('?section=profile');
  await axe();

  // The session is ended on the server; the next call learns of it.
  await page.evaluate(async () => {
    const record = localStorage.getItem('yarrow.auth') ?? '{}';
    const { state } = JSON.parse(record) as { state: { tokens: { accessToken: string } } };
    const authorization = `Bearer ${state.tokens.accessToken}`;
    await fetch('/api/v1/auth/sign-out', { method: 'POST', headers: { authorization } });
    // And with it the user is gone from storage, so that a start has to ask.
    localStorage.setItem('yarrow.auth', record.replace(/"user":\{.*?\}/, '"user":null'));
  });
  await page.reload();
  await expect(account.heading).toHaveText('Authentication Error');
  await expect(page.getByText('Authentication failed - please sign in again')).toBeVisible();
  await axe();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await account.signIn(email);
  await account.isSignedInAt('/settings');
});

test('signed in, the landing page leads on to the checker', async ({ page }) => {
  const account = new Account(page);
  await account.create();
  await page.goto('/');
  await account.isSignedInAt('/symptom-checker');
  await page.goto('/login');
  await account.isSignedInAt('/symptom-checker');
});

test('what is wrong with a new password is said at the field; a taken address helps to sign in', async ({
  page,
  allowConsole,
  axe,
}) => {
  allowConsole(/status of 4(00|09)/);
  const account = new Account(page);
  const email = newAddress();
  await account.open();
  await account.signUp(email, 'password123');
  await expect(page.getByText('This is one of the 10,000 most common passwords.')).toBeVisible();
  await expect(account.password).toBeFocused();
  await axe();
  await account.password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await account.isSignedInAt('/symptom-checker');
  await account.signOut();
  await account.open();
  await account.signUp(email);
  await page.getByRole('button', { name: 'Sign in with this address' }).click();
  await expect(account.email).toHaveValue(email);
  await account.submitSignIn.click();
  await account.isSignedInAt('/symptom-checker');
});
