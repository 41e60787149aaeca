import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { judge, readPlaywright, readVitest, sum } from './lib/test-results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'yarrow-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const saved = (report, name = 'report') => {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(report));
  return path;
};
const none = join(folder, 'none.json');
const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };

describe('the report of the unit tests', () => {
  it('names each failed test with the first line of why', () => {
    const assertionResults = [
      { fullName: 'adds', status: 'passed' },
      { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1\nat line 3'] },
    ];
    const path = saved({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [{ name: 'sums.test.ts', assertionResults }],
    });
    expect(readVitest(path, none)).toEqual({
      ...NOTHING,
      passed: 1,
      failed: 1,
      failures: ['sums.test.ts: takes away: expected 1'],
    });
  });

  it('names a file that could not be run', () => {
    const path = saved({ testResults: [{ name: 'broken.test.ts', message: 'no such module' }] });
    expect(readVitest(path, none).failures).toEqual(['broken.test.ts: no such module']);
  });
});

describe('an error outside any test', () => {
  it('is named: every test passes, and the run fails', () => {
    const report = saved({ numPassedTests: 2, testResults: [] });
    const outside = saved(['server.test.ts | Error: nobody waited'], 'outside');
    const counts = judge(readVitest(report, outside), 1, 'unit');
    expect(counts).toMatchObject({
      passed: 2,
      failed: 1,
      failures: ['server.test.ts | Error: nobody waited', 'unit: exit code 1'],
    });
  });
});

describe('the report of the journeys', () => {
  it('counts what passed at the second try as passed, and names it', () => {
    const spec = (title, status) => ({ file: 'walk.test.ts', title, tests: [{ status }] });
    const path = saved({
      stats: { expected: 1, flaky: 1, unexpected: 1 },
      suites: [
        { specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] },
        { specs: [spec('c', 'unexpected')] },
      ],
    });
    expect(readPlaywright(path)).toEqual({
      ...NOTHING,
      passed: 2,
      failed: 1,
      failures: ['walk.test.ts: c'],
      unsteady: ['walk.test.ts: b'],
    });
  });
});

it('counts a step that fails outside any test as one failure, by its name', () => {
  expect(judge(NOTHING, 1, 'build')).toMatchObject({
    failed: 1,
    failures: ['build: exit code 1'],
  });
  expect(judge(NOTHING, 0, 'build')).toEqual(NOTHING);
});

it('counts nothing for a report that was never written', () => {
  expect(readVitest('/nowhere.json')).toEqual(NOTHING);
  expect(readPlaywright('/nowhere.json')).toEqual(NOTHING);
});

it('adds up every step', () => {
  const one = { passed: 2, failed: 1, skipped: 0, failures: ['x'], unsteady: ['y'] };
  expect(sum([one, NOTHING, one])).toEqual({
    passed: 4,
    failed: 2,
    skipped: 0,
    failures: ['x', 'x'],
    unsteady: ['y', 'y'],
  });
});
