// The `test` that every journey imports: a server per worker, and no complaint of the browser unheard.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { Questionnaire } from '../pages/questionnaire.ts';
import { Results } from '../pages/results.ts';
import { startServer, type TestServer } from './server.ts';

export { expect } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface TestFixtures {
  /** Lets this test go on although the browser says this. A failed request is a complaint too. */
  allowConsole: (pattern: RegExp) => void;
  /** Fails on any breach of WCAG 2.2 A and AA that axe sees on the page. */
  axe: (page?: Page) => Promise<void>;
  /** Every call of the API that the browser has made so far: "POST /api/v1/…". */
  apiCalls: string[];
  /** Waits until the page has everything it needs to go on alone. */
  loadedForOffline: () => Promise<void>;
  questionnaire: Questionnaire;
  results: Results;
}

interface WorkerFixtures {
  server: TestServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  // The waits are part of the design, not of the journeys; a test about them asks for motion.
  contextOptions: { reducedMotion: 'reduce' },

  questionnaire: async ({ page }, use) => use(new Questionnaire(page)),
  results: async ({ page }, use) => use(new Results(page)),

  allowConsole: [
    async ({ context, server }, use, info) => {
      const complaints = listen(context);
      watchForStrangers(context, server.url, complaints);
      const allowed: RegExp[] = [];
      await use((pattern) => void allowed.push(pattern));
      if (info.status !== info.expectedStatus)
        await info.attach('server log', { body: server.log(), contentType: 'text/plain' });
      const left = complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(left, 'errors and warnings in the browser console, requests to strangers').toEqual([]);
    },
    { auto: true },
  ],

  apiCalls: async ({ context, server }, use) => {
    const calls: string[] = [];
    const api = `${server.url}/api/`;
    context.on('request', (request) => {
      if (request.url().startsWith(api))
        calls.push(`${request.method()} ${request.url().slice(server.url.length)}`);
    });
    await use(calls);
  },

  loadedForOffline: async ({ context }, use) => {
    const loaded: string[] = [];
    context.on('requestfinished', (request) => void loaded.push(request.url()));
    const needed = [
      /medical-check-page/,
      /results-page/,
      /\/contract-/,
      /\/model-.*json/,
      /\/texts-.*json/,
    ];
    await use(async () => {
      await expect
        .poll(() => needed.filter((part) => !loaded.some((url) => part.test(url))))
        .toEqual([]);
    });
  },

  axe: async ({ page }, use) => {
    await use(async (shown = page) => {
      const { violations } = await new AxeBuilder({ page: shown }).withTags(WCAG_2_2_AA).analyze();
      const breaches = violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`,
      );
      expect(breaches, 'accessibility').toEqual([]);
    });
  },
});

/** Every page of the context, opened now or later. */
function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  return complaints;
}

/** No journey may ask anyone but its own server for anything. */
function watchForStrangers(context: BrowserContext, own: string, complaints: string[]): void {
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== own)
      complaints.push(`request to a stranger: ${request.url()}`);
  });
}
