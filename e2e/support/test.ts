// The `test` that every journey imports: a server per worker, and no complaint of the browser unheard.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { startServer, type TestServer } from './server.ts';

export { expect } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface TestFixtures {
  /** Lets this test go on although the browser says this. A failed request is a complaint too. */
  allowConsole: (pattern: RegExp) => void;
  /** Fails on any breach of WCAG 2.2 A and AA that axe sees on the page. */
  axe: (page?: Page) => Promise<void>;
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

  allowConsole: [
    async ({ context, server }, use, info) => {
      const complaints = listen(context);
      const allowed: RegExp[] = [];
      await use((pattern) => void allowed.push(pattern));
      if (info.status !== info.expectedStatus)
        await info.attach('server log', { body: server.log(), contentType: 'text/plain' });
      const left = complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(left, 'errors and warnings in the browser console').toEqual([]);
    },
    { auto: true },
  ],

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
