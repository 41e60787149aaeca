import modelUrl from '@yarrow/knowledge/model.json?url';
import wordsUrl from '@yarrow/knowledge/words.json?url';
import textsUrl from '@yarrow/knowledge/texts.json?url';
import {
  unpackTexts,
  withWords,
  type InferenceModel,
  type KnowledgeWords,
  type PackedTexts,
} from '@yarrow/engine';
import { createAnswerer, type Loaded } from './answer-questions.ts';
import type { EngineRequest } from './messages.ts';

/*
 * The same engine and knowledge as on the server, off the page's thread. Nothing that is told leaves the device.
 */

async function load(): Promise<Loaded> {
  // Compiled and checked when the product was built, and served beside this very code.
  const [model, words, texts] = await Promise.all([
    read<InferenceModel>(modelUrl),
    read<KnowledgeWords>(wordsUrl),
    read<PackedTexts>(textsUrl),
  ]);
  return [withWords(model, words), unpackTexts(texts, model.findings)];
}

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the knowledge could not be loaded (${answer.status})`);
  return (await answer.json()) as T;
}

const answer = createAnswerer(load);

self.addEventListener('message', (event: MessageEvent<EngineRequest>) => {
  void answer(event.data).then((reply) => self.postMessage(reply));
});
