// The size limits: no file over 400 lines, nine of ten under 220, and each tool under 80.
const LIMIT = 400;
const USUAL = 220;
const TOOL = 80;

/** lines: { path: number of lines } -> problems, one line each. */
export function findSizeProblems(lines) {
  const problems = [];
  for (const [path, count] of Object.entries(lines)) {
    const limit = /^tools\/.*\.mjs$/.test(path) && !path.endsWith('.test.mjs') ? TOOL - 1 : LIMIT;
    if (count > limit) problems.push(`${path}: ${count} lines, ${limit} are allowed; split it`);
  }
  const counts = Object.values(lines);
  const large = counts.filter((count) => count >= USUAL).length;
  if (large > counts.length / 10)
    problems.push(`${large} of ${counts.length} files have ${USUAL} lines or more; one in ten may`);
  return problems;
}

export function percentile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
