import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const testTimeout = 60_000; // a hang is caught as well, a slow machine is not punished
const setupFiles = ['./tools/vitest/fail-on-console.ts'];
// The server's tests share one real PostgreSQL, started once and copied from a migrated template.
const postgres = './apps/server/src/db/testing-global.ts';
const knowledge = './apps/server/src/testing-knowledge-global.ts';
// A newer Node brings a localStorage of its own that stores nothing, and would hide the simulated browser's.
const webStorage = '--no-experimental-webstorage';
const execArgv = process.allowedNodeEnvironmentFlags.has(webStorage) ? [webStorage] : [];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false, // pure: nothing to keep apart, so what they load is loaded once
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'bench/**/*.test.ts',
            'tools/**/*.test.mjs',
          ],
          setupFiles,
          testTimeout,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          execArgv,
          setupFiles: [...setupFiles, './tools/vitest/be-patient.ts'],
          testTimeout,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: [postgres, knowledge].filter((file) => existsSync(file)),
          setupFiles,
          testTimeout,
          hookTimeout: 120_000,
        },
      },
    ],
    maxWorkers: 2,
    retry: 1, // for the few that wait for other processes; what fails twice fails the run
    restoreMocks: true,
  },
});
