import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  prepareKnowledge,
  withoutWords,
  withWords,
  type InferenceModel,
  type Knowledge,
  type KnowledgeWords,
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
  for (const [name, part] of Object.entries({ ...withoutWords(model), texts, countries }))
    await writeFile(join(dir, `${name}.json`), JSON.stringify(part));
}

/** From what `kb compile` wrote; for the running product. */
export async function loadCompiled(dir: string): Promise<Knowledge> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(dir, name), 'utf8'));
  const model = (await read('model.json')) as InferenceModel;
  const words = (await read('words.json')) as KnowledgeWords;
  const texts = (await read('texts.json')) as Compiled['texts'];
  return prepareKnowledge(withWords(model, words), texts);
}
