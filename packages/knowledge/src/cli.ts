import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareKnowledge, readText } from '@yarrow/engine';
import { compile } from './compile.ts';
import { compare } from './diff/compare.ts';
import { filesAt } from './diff/files-at.ts';
import { compareAll } from './likelihood/compare.ts';
import { report } from './likelihood/report.ts';
import { showClusters } from './clusters/report.ts';
import { lint } from './lint/lint.ts';
import { saveCompiled } from './load.ts';
import { readEvidence } from './read-evidence.ts';
import { readFiles, type KnowledgeFiles } from './read-files.ts';
import { stats } from './stats.ts';
import { textsOf, unreadOf } from './unread.ts';

const OUT = fileURLToPath(new URL('../dist', import.meta.url));
const CASES = fileURLToPath(new URL('../../../bench/cases', import.meta.url));
const MOST_ROWS = 60;
const USAGE =
  'npm run kb -- lint | compile | stats | lr | clusters | diff [REVISION] | read "text" | unread FILE';

/** The knowledge base at the command line. */
async function run([command, ...rest]: string[]): Promise<void> {
  const files = await readFiles();
  switch (command) {
    case 'lint': {
      const problems = lint(files);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return;
    }
    case 'compile': {
      const compiled = compile(files);
      prepareKnowledge(compiled.model, compiled.texts);
      await saveCompiled(OUT, compiled);
      return;
    }
    case 'stats':
      process.stdout.write(`${stats(files)}\n`);
      return;
    case 'lr': {
      const published = await readEvidence();
      process.stdout.write(`${report(compareAll(compile(files).model, published))}\n`);
      return;
    }
    case 'clusters':
      process.stdout.write(`${showClusters(files)}\n`);
      return;
    case 'diff': {
      const changes = compare(await filesAt(rest[0] ?? 'HEAD'), files);
      process.stdout.write(`${changes.join('\n') || 'nothing changed'}\n`);
      return;
    }
    case 'read': {
      const { model, texts } = compile(files);
      const knowledge = prepareKnowledge(model, texts);
      const reading = readText(rest.join(' '), knowledge.lexicon, knowledge.spelling);
      const rows = reading.mentions.map(({ id, negated, standing, text }) =>
        [text.padEnd(32), id.padEnd(32), negated ? 'denied' : 'present', standing].join('  '),
      );
      const unread = reading.unread.map(({ word }) => word).join(', ');
      process.stdout.write(`${rows.join('\n')}\nunread: ${unread || 'nothing'}\n`);
      return;
    }
    case 'unread': {
      process.stdout.write(`${await showUnread(files, rest[0] ?? '')}\n`);
      return;
    }
    default:
      throw new Error(`usage: ${USAGE}`);
  }
}

/** The file itself, or the name of a set in bench/cases. The shares are of all its texts, the words of its even ones. */
async function showUnread(files: KnowledgeFiles, name: string): Promise<string> {
  const { model, texts } = compile(files);
  const knowledge = prepareKnowledge(model, texts);
  const path = /[./]/.test(name) ? name : join(CASES, `${name}.json`);
  const file = await readFile(path, 'utf8');
  const all = unreadOf(textsOf(file, 'all'), knowledge);
  const { words, spans } = unreadOf(textsOf(file, 'even'), knowledge);
  const percent = ((100 * all.unread) / Math.max(1, all.content)).toFixed(1);
  const table = (rows: [string, number][]): string =>
    rows
      .slice(0, MOST_ROWS)
      .map(([word, count]) => `${String(count).padStart(5)}  ${word}`)
      .join('\n');
  return `${all.unread} of ${all.content} content words unread (${percent}%)\n${table(words)}\n\n${table(spans)}`;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
