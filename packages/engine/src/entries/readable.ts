import type { ConditionText, KnowledgeModel } from '../knowledge.ts';
import type { Knowledge } from '../prepare.ts';

/** As much of the knowledge as is needed to read it: there at once, for preparing the rest takes its time. */
export type Readable = Pick<Knowledge, 'model' | 'textOf'>;

export const readable = (
  model: KnowledgeModel,
  texts: Readonly<Record<string, ConditionText>>,
): Readable => ({
  model,
  textOf: (id) => {
    const text = texts[id];
    if (!text) throw new Error(`the knowledge has no texts for the condition "${id}"`);
    return text;
  },
});
