import { Chat } from '../pages/chat.ts';
import { Flagged } from '../pages/flagged.ts';
import { somebody, test } from '../support/clinician-test.ts';
import { fitsAt320 } from '../support/fits.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

/** A session of a new person in which this was said. */
async function said(chat: Chat, ...texts: string[]): Promise<string> {
  await chat.open();
  for (const text of texts) await chat.say(text);
  return await chat.sessionId();
}

test('who has said nothing dangerous finds an empty page that says what it is', async ({
  page,
  axe,
}) => {
  await said(new Chat(page), 'what is a migraine?');
  const flagged = new Flagged(page);
  await flagged.open();
  await expect(page.getByText('Admin Console')).toBeVisible();
  await expect(page.getByText(/All signed-in users can open this page/)).toBeVisible();
  await expect(page.getByText('No flagged sessions')).toBeVisible();
  expect(await flagged.count('Flagged sessions')).toBe(0);
  await expect(page.getByRole('group', { name: 'Sessions' })).toHaveCount(0);
  await axe();
  await fitsAt320(page, axe);
});

test('a person sees their own: sorted, with their words, when, and the way back to the chat', async ({
  page,
  axe,
}) => {
  const chat = new Chat(page);
  const pain = 'crushing chest pain, it goes into my left arm and I am sweating';
  const first = await said(chat, pain, 'I want to die', 'I have a plan to kill myself');
  await chat.newSession.click();
  await expect(chat.field).toBeFocused();
  await chat.say('I feel so worthless and hate myself');
  const second = await chat.sessionId();

  const flagged = new Flagged(page);
  await flagged.open();
  await expect(flagged.rows).toHaveCount(2);
  expect(await flagged.count('High priority')).toBe(1);
  expect(await flagged.count('Immediate')).toBe(0);
  await expect(flagged.rows.first(), 'the highest risk first').toContainText(first.slice(-8));
  await expect(flagged.row(first)).toContainText('“I have a plan to kill myself”');
  await expect(flagged.row(first)).toContainText('suicidal ideation');
  await page.getByText('Newest', { exact: true }).click();
  await expect(flagged.rows.first()).toContainText(second.slice(-8));
  await page.getByText('Oldest', { exact: true }).click();
  await expect(flagged.rows.first()).toContainText(first.slice(-8));
  await axe();

  await flagged
    .row(first)
    .getByRole('button', { name: /^Details/ })
    .click();
  await expect(flagged.details.getByRole('heading', { name: 'Risk timeline' })).toBeVisible();
  const events = flagged.details.getByRole('listitem');
  await expect(events.first()).toContainText('A medical emergency, and no words of a crisis.');
  await expect(events.nth(1)).toContainText('want to die”');
  await expect(flagged.details.getByText('Nobody but the person who wrote it.')).toBeVisible();
  await axe();
  await fitsAt320(page, axe);
  await page.keyboard.press('Escape');
  await flagged
    .row(first)
    .getByRole('link', { name: /^Open chat/ })
    .click();
  await expect(page).toHaveURL(`/chat?sessionId=${first}`);
  await expect(chat.said('I want to die')).toBeVisible();
});

test('a clinician finds everybody’s, reads without writing, and the person sees that they did', async ({
  page,
  clinician,
  server,
  browser,
  axe,
}) => {
  const chat = new Chat(page);
  const session = await said(chat, 'I have a plan to kill myself');

  const theirs = new Flagged(clinician.page);
  await theirs.open();
  await expect(theirs.row(session)).toBeVisible();
  await expect(theirs.row(session), 'words only where it is recorded').not.toContainText('a plan');
  await clinician.page.getByText('My own', { exact: true }).click();
  await expect(theirs.row(session)).toHaveCount(0);
  await clinician.page.getByText('Everybody’s', { exact: true }).click();
  await axe(clinician.page);
  await theirs
    .row(session)
    .getByRole('button', { name: /^Details/ })
    .click();
  await expect(theirs.details).toContainText('kill myself”');
  await clinician.page.keyboard.press('Escape');
  await theirs
    .row(session)
    .getByRole('link', { name: /^Open chat/ })
    .click();
  const read = new Chat(clinician.page);
  await expect(read.said('I have a plan to kill myself')).toBeVisible();
  await expect(clinician.page.getByText(/^You are reading another person’s session/)).toBeVisible();
  await expect(read.field).toHaveCount(0);
  await expect(read.log.getByRole('button', { name: /Regenerate|Edit/ })).toHaveCount(0);
  await axe(clinician.page);

  const flagged = new Flagged(page);
  await flagged.open();
  await flagged
    .row(session)
    .getByRole('button', { name: /^Details/ })
    .click();
  const readers = flagged.details.getByRole('listitem').filter({ hasText: /clinician/i });
  await expect(readers).not.toHaveCount(0);

  const stranger = await somebody(browser, server);
  await stranger.page.goto(`/chat?sessionId=${session}`);
  await expect(stranger.page.getByText('I have a plan to kill myself')).toHaveCount(0);
  await stranger.page.context().close();
});

test('what is flagged meanwhile comes with Refresh; a failure says so and can be tried again', async ({
  page,
  clinician,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  const theirs = new Flagged(clinician.page);
  await theirs.open();
  const session = await said(new Chat(page), 'I want to die');
  await theirs.refresh.click();
  await expect(theirs.row(session)).toBeVisible();

  const error = { code: 'unavailable', message: 'Yarrow cannot reach its storage right now.' };
  await page.route('**/api/v1/admin/flagged*', (route) =>
    route.fulfill({ status: 503, json: { error } }),
  );
  const flagged = new Flagged(page);
  await flagged.open();
  await expect(page.getByText('Failed to load flagged cases')).toBeVisible();
  await page.unroute('**/api/v1/admin/flagged*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(flagged.row(session)).toBeVisible();

  await page.route('**/api/v1/admin/flagged*', (route) =>
    route.fulfill({ status: 503, json: { error } }),
  );
  await flagged.refresh.click();
  await expect(page.getByText('Failed to load flagged cases')).toBeVisible();
  await expect(flagged.row(session), 'what is known stays').toBeVisible();
});
