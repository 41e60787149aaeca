import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareKnowledge } from '@yarrow/engine';
import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { readFiles } from '../read-files.ts';
import { misread, parseSentences } from './check-sentence.ts';

const { model, texts } = compile(await readFiles());
const knowledge = prepareKnowledge(model, texts);
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));

describe.each(files)('%s', (file) => {
  const sentences = parseSentences(readFileSync(join(import.meta.dirname, file), 'utf8'));
  it.each(sentences.map((one) => [one.text, one] as const))('%s', (_, one) => {
    expect(misread(one, knowledge)).toEqual([]);
  });
});
