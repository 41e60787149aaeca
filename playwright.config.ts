import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser.ts';

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  // Each worker has a server, a database and a browser of its own.
  workers: 2,
  timeout: 120_000, // a hang is caught as well, a slow machine is not punished
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A journey that needs a second try is named at the end of `npm test`; one that fails twice fails the run.
  retries: 1,
  reporter: 'list',
  use: {
    headless: true,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
});
