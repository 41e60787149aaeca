import { gapsOf } from './coverage/gaps.ts';
import { matrix } from './coverage/matrix.ts';
import { showGaps, showMatrix } from './coverage/report.ts';
import type { KnowledgeFiles } from './read-files.ts';

/** Shares and counts that show how far the knowledge reaches and what it rests on. */
export function stats(files: KnowledgeFiles): string {
  const { conditions, findings, rules, medicines, countries } = files;
  const bases = tally(
    [...conditions, ...medicines].flatMap((one) => one.sources.map((source) => source.basis)),
  );
  const incidence = tally(conditions.map((one) => one.incidence.basis));
  const used = new Set(conditions.flatMap((one) => Object.keys(one.findings)));
  const canonical = findings.filter((finding) => finding.canonical !== undefined);
  const unused = canonical.filter(({ id }) => !used.has(id)).map(({ id }) => id);
  const cells = matrix(files);
  return [
    `conditions ${conditions.length}, findings ${findings.length}, rules ${rules.length}, medicines ${medicines.length}, countries ${countries.length}`,
    `sources by basis: ${show(bases)}`,
    `incidence by basis: ${show(incidence)}`,
    `conditions by system: ${show(tally(conditions.map((one) => one.file.split('/')[1] ?? '')))}`,
    `conditions by urgency: ${show(tally(conditions.map((one) => one.urgency.level)))}`,
    `common symptoms no condition lists yet (${unused.length}): ${unused.join(', ')}`,
    '',
    showMatrix(cells),
    '',
    showGaps(gapsOf(cells, files.symptomGaps)),
  ].join('\n');
}

function tally(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const show = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
