import type { Knowledge } from '@yarrow/engine';
import { loadCompiled } from '@yarrow/knowledge';
import { inject } from 'vitest';

let knowledge: Promise<Knowledge> | undefined;

/** What the product knows, as it was compiled for this run. */
export const realKnowledge = (): Promise<Knowledge> =>
  (knowledge ??= loadCompiled(inject('knowledgeDir')));
