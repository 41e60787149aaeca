import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareKnowledge, readText } from '@yarrow/engine';
import { compile } from './compile.ts';
import { lint } from './lint/lint.ts';
import { readFiles } from './read-files.ts';
import { stats } from './stats.ts';

const OUT = fileURLToPath(new URL('../dist', import.meta.url));
const USAGE = 'npm run kb -- lint | compile | stats | read "text"';

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
      const { model, texts } = compile(files);
      prepareKnowledge(model, texts);
      await mkdir(OUT, { recursive: true });
      await writeFile(join(OUT, 'model.json'), JSON.stringify(model));
      await writeFile(join(OUT, 'texts.json'), JSON.stringify(texts));
      return;
    }
    case 'stats':
      process.stdout.write(`${stats(files)}\n`);
      return;
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
    default:
      throw new Error(`usage: ${USAGE}`);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
