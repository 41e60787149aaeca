// Counts tests from the reports of the two test runners, and names those that did not simply pass.
import { existsSync, readFileSync } from 'node:fs';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** `outside` is the file of the errors outside any test. */
export function readVitest(path, outside) {
  const report = read(path);
  const failures = (report.testResults ?? []).flatMap(
    ({ name, message, assertionResults = [] }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return message ? [`${name}: ${firstLine(message)}`] : [];
      return failed.map(
        (one) => `${name}: ${one.fullName}: ${firstLine(one.failureMessages?.[0])}`,
      );
    },
  );
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    failures: [...failures, ...Object.values(read(outside))],
    unsteady: [],
  };
}

export function readPlaywright(path) {
  const report = read(path);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  const specs = (report.suites ?? []).flatMap(specsOf);
  const named = (status) =>
    specs.flatMap(({ file, title, tests }) =>
      tests.some((one) => one.status === status) ? [`${file}: ${title}`] : [],
    );
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: named('unexpected'),
    unsteady: named('flaky'),
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const firstLine = (message = '') => message.split('\n')[0];

/** A step that failed outside any test (a broken file, a crash) counts as one failure. */
export function judge(counts, exitCode, name) {
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [...counts.failures, `${name}: exit code ${exitCode}`] };
}

export function sum(results) {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };
  for (const result of results) {
    for (const key of ['passed', 'failed', 'skipped']) total[key] += result[key];
    for (const key of ['failures', 'unsteady']) total[key].push(...result[key]);
  }
  return total;
}
