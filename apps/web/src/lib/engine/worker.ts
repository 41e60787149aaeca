import modelUrl from '@yarrow/knowledge/model.json?url';
import textsUrl from '@yarrow/knowledge/texts.json?url';
import { createAnswerer, type Loaded } from './answer-questions.ts';
import type { EngineRequest } from './messages.ts';

/*
 * The same engine and knowledge as on the server, off the page's thread. Nothing that is told leaves the device.
 */

async function load(): Promise<Loaded> {
  // Compiled and checked when the product was built, and served beside this very code.
  return (await Promise.all([read(modelUrl), read(textsUrl)])) as Loaded;
}

async function read(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the knowledge could not be loaded (${answer.status})`);
  return await answer.json();
}

const answer = createAnswerer(load);

self.addEventListener('message', (event: MessageEvent<EngineRequest>) => {
  void answer(event.data).then((reply) => self.postMessage(reply));
});
