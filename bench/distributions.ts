import { writeFile } from 'node:fs/promises';
import { ENGINE_VERSION, prepareKnowledge } from '@yarrow/engine';
import { compile, readFiles } from '@yarrow/knowledge';
import { ask } from './distributions/ask.ts';
import { compare } from './distributions/compare.ts';
import { publishedTables } from './distributions/published.ts';
import { report, type ComparedTable } from './distributions/report.ts';

/* npm run bench:distributions     prints the engine beside 25 published tables and writes docs/distributions.md */

const { model, texts } = compile(await readFiles());
const knowledge = prepareKnowledge(model, texts);

const compared = publishedTables().map((table): ComparedTable => {
  const rowsIn = (setting: Parameters<typeof ask>[1]) =>
    compare(table, ask(table, setting, knowledge), knowledge);
  return { table, rows: rowsIn(table.setting), anywhere: rowsIn('anywhere') };
});

const page = report(compared, `engine ${ENGINE_VERSION} and knowledge ${model.version}`);
process.stdout.write(page);
await writeFile(new URL('../docs/distributions.md', import.meta.url), page);
