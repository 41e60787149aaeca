import { URGENCY_LEVELS } from '@yarrow/engine';
import { count, show, type Share } from '../score/statistics.ts';
import { SEEN } from './ask.ts';
import { isWithin, judged, topShared, type ComparedRow } from './compare.ts';
import type { PublishedTable } from './published.ts';

export interface ComparedTable {
  table: PublishedTable;
  /** With the people chosen as the table's setting chooses them. */
  rows: ComparedRow[];
  /** As the engine answers, which knows no setting. */
  anywhere: ComparedRow[];
}

/** docs/distributions.md */
export function report(compared: readonly ComparedTable[], versions: string): string {
  const practice = compared.filter(({ table }) => table.setting === 'general practice');
  const rows = compared.map((one) => one.rows);
  const plain = compared.map((one) => one.anywhere);
  const columns = [rows, practice.map((one) => one.rows), plain];
  const line = (name: string, of: (tables: readonly ComparedRow[][]) => Share): string =>
    `| ${name} | ${columns.map((tables) => show(of(tables))).join(' | ')} |`;
  return `${introduction(compared.length, versions)}
| measure | all tables, setting matched | tables of general practice | all tables, setting not matched |
|---|---|---|---|
${line('rows of 5% and more within a factor of two', (tables) => within(tables, 2))}
${line('rows of 5% and more within a factor of three', (tables) => within(tables, 3))}
${line('the three commonest that are the three commonest here', overlap)}

${compared.map(section).join('\n\n')}
`;
}

const within = (tables: readonly ComparedRow[][], factor: number): Share =>
  count(tables.flatMap(judged), (row) => isWithin(row, factor));

function overlap(tables: readonly ComparedRow[][]): Share {
  const each = tables.map(topShared);
  const sum = (of: (one: Share) => number): number => each.reduce((all, one) => all + of(one), 0);
  return { hits: sum(({ hits }) => hits), of: sum(({ of }) => of) };
}

const introduction = (tables: number, versions: string): string => `# What is behind a complaint

Made by \`npm run bench:distributions\` with ${versions}. The engine is told one complaint and an age, nothing else (all
tables are of both sexes), and its differential is put beside what general practices, emergency departments and hospitals
found behind that complaint (${tables} tables).

Read it with care.

- The engine knows no setting. Its incidence is that of people who ask for help anywhere. To match the setting of a table,
  the bench chooses among the same people by how ill they are, with the estimates below, the same for all tables. The last
  column shows the engine without that choice.
- A table's diagnoses are matched to conditions by ICD-10 code (\`bench/distributions/published.json\`); some are wide
  ("urological cause"), some have no counterpart here, and some that our entries do not tell apart are taken together
  (causes of bleeding from the stomach). "Cause not found" is answered by our symptom-only conditions and by "something not
  in the list".
- Illnesses younger than a table (COVID-19 in tables of the 1990s) are left out of it. The engine's answer is the mean over
  ages spread over the table's band.
- The incidences and frequencies of the knowledge were set with these tables in view. This is a check of consistency,
  not of accuracy in people nobody has seen.

Of those with a condition that deserves this level, seen in such a place (estimates):

| | ${LEVELS.join(' | ')} |
|---|${LEVELS.map(() => '---|').join('')}
${SETTINGS.map((setting) => `| ${setting} | ${LEVELS.map((level) => SEEN[setting][level]).join(' | ')} |`).join('\n')}
`;

const LEVELS = [...URGENCY_LEVELS, 'other'] as const;
const SETTINGS = ['general practice', 'emergency', 'hospital'] as const;

function section({ table, rows, anywhere }: ComparedTable): string {
  const { complaint, people, where, setting, n, source, address, basis } = table;
  const known = basis === 'memory' ? ', figures from memory' : '';
  const link = address === null ? source : `[${source}](${address})`;
  const lines = rows.map((row, i) => {
    const plain = anywhere[i]?.engine ?? 0;
    const besides = setting === 'general practice' ? '' : ` | ${plain.toFixed(1)}`;
    return `| ${row.name} | ${row.published} | ${row.engine.toFixed(1)}${besides} | ${verdict(row)} |`;
  });
  const [head, rule] =
    setting === 'general practice' ? ['', ''] : [' setting not matched |', '---|'];
  return `## ${complaint}, ${people}

${where}${n === null ? '' : `, n = ${n}`}; taken as ${setting}. ${link}${known}

| found | published % | engine % |${head} ratio |
|---|---|---|${rule}---|
${lines.join('\n')}`;
}

function verdict(row: ComparedRow): string {
  const ratio = (row.engine / row.published).toFixed(2);
  if (judged([row]).length === 0) return `(${ratio})`;
  if (isWithin(row, 2)) return ratio;
  const off = `${ratio}, off by more than ${isWithin(row, 3) ? 'two' : 'three'}`;
  return row.remark === undefined ? off : `${off}: ${row.remark}`;
}
