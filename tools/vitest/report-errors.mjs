// A reporter of vitest for errors outside any test, such as a rejection nobody waited for: they fail a run in which
// every test passes, and stand in no other report. Writes a list of lines to the file that ERRORS_OUTSIDE_TESTS names.
import { writeFileSync } from 'node:fs';

export default class ReportErrors {
  onTestRunEnd(files, errors) {
    const path = process.env['ERRORS_OUTSIDE_TESTS'];
    if (path === undefined) return;
    const suites = files.flatMap(({ children }) => [...children.allSuites()]);
    const all = [...errors, ...suites.flatMap((suite) => suite.errors())];
    writeFileSync(path, JSON.stringify(all.map(oneLine)));
  }
}

/** The test file, what went wrong, and where: the first lines of the stack. */
const oneLine = ({ message, stack = message, VITEST_TEST_PATH: file = '' }) =>
  [file, ...stack.split('\n').slice(0, 4)].map((line) => line.trim()).join(' | ');
