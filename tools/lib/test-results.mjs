// Counts tests from the reports of the two test runners.
import { existsSync, readFileSync } from 'node:fs';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

export function readVitest(path) {
  const report = read(path);
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

export function readPlaywright(path) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(path).stats ?? {};
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** A step that failed outside any test (a broken file, a crash) counts as one failure. */
export function judge(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function sum(results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results) for (const key in total) total[key] += result[key];
  return total;
}
