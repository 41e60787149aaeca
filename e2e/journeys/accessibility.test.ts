import type { Page } from '@playwright/test';
import type { Questionnaire } from '../pages/questionnaire.ts';
import type { Results } from '../pages/results.ts';
import { expect, test } from '../support/test.ts';

const LOOKS = [
  { name: 'light, 1280 wide', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'dark, 360 wide', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

interface Walk {
  page: Page;
  ask: Questionnaire;
  results: Results;
  /** The screen shown now is looked at. */
  look: (at: string) => Promise<void>;
}

/** Walks that together show every screen. Each stops at every screen it is the first to show. */
const WALKS: Record<string, (walk: Walk) => Promise<void>> = {
  'the FAST path with everything unfolded, to a result for today': async ({
    ask,
    results,
    look,
  }) => {
    await ask.open();
    await ask.page.getByRole('button', { name: 'Add about you' }).click();
    await ask.write('Age', '1');
    await look('first step');
    await ask.write('Age', '34');
    await ask.symptoms({ chips: ['Diarrhoea'] });
    await ask.body.choose('Around the navel');
    await look('body chart');
    await ask.continue();
    await ask.answer(/^Are you in physical distress/, 'Yes');
    await ask.write('Body temperature', '50');
    await look('urgent screening');
    await ask.screening({ distress: 'I feel faint', temperature: '37.2' });
    await ask.answer('Is there blood in your stool?', 'Yes');
    await look('condition assessment');
    await ask.diarrhoea('Yes', 'No', 'No');
    await ask.answer('Have you had surgery in the past 1 month?', 'Yes');
    await ask.answer('Are you taking any medication?', 'Yes');
    await ask.answer('Are you pregnant or breastfeeding?', 'Yes');
    await look('medical check');
    await ask.medicalCheck({ asked: ['loperamide', 'domperidone'] });
    await expect(results.asks).toBeVisible();
    await look('consent');
    await results.save();
    await look('high urgency');
  },

  'the EXPLORE path to self-care, with its reasons open': async ({ ask, results, look, page }) => {
    await ask.open();
    await ask.symptoms({ text: 'runny nose and sneezing' });
    await ask.bodyParts('Nose');
    await ask.answer('How long have you had this?', '1-3 days');
    await look('symptom details');
    await ask.details('1-3 days', '2');
    await ask.screening({ temperature: '36.8' });
    await look('decision gate');
    await ask.continue();
    await ask.answer('Do you have any of these?', 'Asthma');
    await look('medical history');
    await ask.continue();
    await ask.answer('How do you sleep?', 'Good');
    await look('lifestyle factors');
    await ask.continue();
    await results.save();
    await ask.isAt('You can look after this at home');
    await page
      .getByRole('button', { name: /^Why this\? about/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^What helps about/ })
      .first()
      .click();
    await results.finding(/^Sneezing/).click();
    await look('low urgency');
    await page.getByRole('button', { name: 'Download Report' }).click();
    await expect(page.getByRole('dialog', { name: 'Download Report' })).toBeVisible();
    await look('download');
  },

  'an emergency': async ({ ask, results, look }) => {
    await ask.general('pressure in my chest spreading into my left arm', 'Breastbone');
    await expect(results.callLink('911')).toBeVisible();
    await look('help before consent');
    await results.keepHere();
    await look('emergency');
  },

  'a crisis': async ({ ask, results, look, page }) => {
    await ask.general('I want to kill myself tonight', 'Breastbone');
    await results.keepHere();
    await expect(page.getByRole('alert', { name: 'Please get help this minute' })).toBeVisible();
    await look('crisis');
  },

  'a doctor in the next days, and what was not understood': async ({ ask, results, look }) => {
    await ask.general('tired, cold all the time and putting on weight', 'Upper middle belly');
    await results.keepHere();
    await ask.isAt('See a doctor, not today');
    await look('moderate urgency');
    await ask.general('xyzzy qwrt', 'Nose');
    await ask.isAt('We did not understand what you told us');
    await look('not understood');
  },

  'a failed analysis': async ({ ask, look, page }) => {
    const error = {
      code: 'too_many_requests',
      message: 'Too many requests. Please wait a moment.',
    };
    await page.route('**/analyze', (route) => route.fulfill({ status: 429, json: { error } }));
    await ask.general('runny nose', 'Nose');
    await page.getByRole('button', { name: 'Save it so I can come back to it' }).click();
    await ask.isAt('Analysis Failed');
    await look('failure');
  },

  'the pages around it': async ({ page, look }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'What Yarrow does for you' })).toBeVisible();
    await look('landing');
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) {
      await menu.click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await look('drawer');
    }
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await look('not found');
  },
};

test.describe.configure({ mode: 'parallel' });

for (const { name, viewport, colorScheme } of LOOKS)
  test.describe(`every screen can be read by everybody (${name})`, () => {
    test.use({ viewport, colorScheme });
    test.beforeEach(({ allowConsole }) => allowConsole(/status of 429/));

    for (const [walk, go] of Object.entries(WALKS))
      test(walk, async ({ page, questionnaire, results, axe }) => {
        const look = async (at: string) =>
          await test.step(at, async () => {
            await axe();
            await fitsSidewaysIn(page, 320, viewport);
          });
        await go({ page, ask: questionnaire, results, look });
      });
  });

/** At 400 % on a small screen nobody should have to scroll in two directions. */
async function fitsSidewaysIn(page: Page, width: number, usual: { width: number; height: number }) {
  await page.setViewportSize({ width, height: usual.height });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `in ${width} px`)
    .toBeLessThanOrEqual(width);
  await page.setViewportSize(usual);
}
