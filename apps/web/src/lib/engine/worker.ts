import { assessSafely } from '@yarrow/assistant';
import { prepareKnowledge, type Knowledge } from '@yarrow/engine';
import modelUrl from '@yarrow/knowledge/model.json?url';
import textsUrl from '@yarrow/knowledge/texts.json?url';
import type { EngineReply, EngineRequest } from './messages.ts';

/*
 * The same engine and knowledge as on the server, off the page's thread. Nothing that is told leaves the device.
 */

let knowledge: Promise<Knowledge> | undefined;

async function load(): Promise<Knowledge> {
  const read = async (url: string) => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`the knowledge could not be loaded (${answer.status})`);
    return await answer.json();
  };
  const [model, texts] = await Promise.all([read(modelUrl), read(textsUrl)]);
  return prepareKnowledge(model, texts);
}

async function answer(request: EngineRequest): Promise<EngineReply> {
  try {
    knowledge ??= load();
    const loaded = await knowledge;
    const assessment = request.kind === 'assess' ? assessSafely(request.input, loaded) : null;
    return { id: request.id, ok: true, assessment };
  } catch (error) {
    // The next request tries to load again.
    knowledge = undefined;
    return {
      id: request.id,
      ok: false,
      message: error instanceof Error ? error.message : String(error),
    };
  }
}

self.addEventListener('message', (event: MessageEvent<EngineRequest>) => {
  void answer(event.data).then((reply) => self.postMessage(reply));
});
