import { mkdir, writeFile } from 'node:fs/promises';
import { changes, committedFigures, RESULTS } from './report/compare.ts';
import { forWeb } from './report/for-web.ts';
import { measure } from './report/measure.ts';
import { page } from './report/page.ts';
import {
  changeTable,
  confusionTable,
  curveTable,
  groupingTable,
  sectionTable,
} from './report/tables.ts';
import type { Half } from './score/cases.ts';
import { confusions } from './score/confusions.ts';
import { groupings } from './score/groups.ts';
import { misses, score } from './score/vignettes.ts';
import { calibrationChart } from './svg/calibration-chart.ts';
import { interviewChart } from './svg/interview-chart.ts';

/*
 * npm run bench:accuracy                      prints the tables of the cases kept apart, simulated interviews and what moved since the
 *                                             last commit; writes docs/accuracy.md, its two charts, bench/results/accuracy.json and the
 *                                             figures of the app's page
 * npm run bench:accuracy -- even              the cases for development, with what went wrong; writes nothing
 * npm run bench:accuracy -- even interview    with the interviews
 */
const root = new URL('../', import.meta.url);
const HALVES: readonly Half[] = ['odd', 'even', 'all'];
const half = HALVES.find((one) => one === process.argv[2]) ?? 'odd';
const interviews = half === 'odd' || process.argv.includes('interview');

const { figures, scored, knowledge } = await measure(half, interviews);
const groups = groupings(scored);
print(figures.sections.map(sectionTable).join('\n\n'), groups.map(groupingTable).join('\n\n'));
if (interviews) print(curveTable(figures.curves));
if (half === 'odd') await publish();
else print(misses(scored).join('\n'), confusionTable(confusions(scored, knowledge)));

async function publish(): Promise<void> {
  const before = committedFigures(root);
  const changed = before && changes(before, figures);
  const development = [
    ...score(knowledge, 'vignettes', 'even'),
    ...score(knowledge, 'own-vignettes', 'even'),
  ];
  const report = page({
    figures,
    groupings: groups,
    confusions: confusions(development, knowledge),
    changed,
  });
  if (changed) print(changeTable(changed));
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  await write('docs/accuracy.md', report);
  await write('docs/calibration.svg', calibrationChart(figures.calibration));
  await write('docs/interview.svg', interviewChart(figures.curves));
  await write(RESULTS, json(figures));
  await write('apps/web/src/features/accuracy/figures.json', json(forWeb(figures)));
}

async function write(path: string, content: string): Promise<void> {
  const file = new URL(path, root);
  await mkdir(new URL('./', file), { recursive: true });
  await writeFile(file, content);
}

function print(...parts: string[]): void {
  process.stdout.write(`${parts.join('\n\n')}\n\n`);
}
