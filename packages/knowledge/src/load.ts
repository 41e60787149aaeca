import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  packTexts,
  prepareKnowledge,
  unpackTexts,
  withoutWords,
  withWords,
  type InferenceModel,
  type Knowledge,
  type KnowledgeWords,
  type PackedTexts,
} from '@yarrow/engine';
import { compile, type Compiled } from './compile.ts';
import { readFiles } from './read-files.ts';

/** From the files a clinician edits; for tests, tools and development. */
export async function compileKnowledge(): Promise<Knowledge> {
  const { model, texts } = compile(await readFiles());
  return prepareKnowledge(model, texts);
}

/**
 * For `loadCompiled`, and for the browser, which loads the same files; and the country packs of the model by
 * themselves, for a page that needs a number to call and nothing else.
 */
export async function saveCompiled(dir: string, { model, texts }: Compiled): Promise<void> {
  await mkdir(dir, { recursive: true });
  const { countries } = model;
  const parts = { ...withoutWords(model), texts: packTexts(texts, model.findings), countries };
  for (const [name, part] of Object.entries(parts))
    await writeFile(join(dir, `${name}.json`), JSON.stringify(part));
}

/** From what `kb compile` wrote; for the running product. */
export async function loadCompiled(dir: string): Promise<Knowledge> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(dir, name), 'utf8'));
  const model = (await read('model.json')) as InferenceModel;
  const words = (await read('words.json')) as KnowledgeWords;
  const texts = (await read('texts.json')) as PackedTexts;
  return prepareKnowledge(withWords(model, words), unpackTexts(texts, model.findings));
}
