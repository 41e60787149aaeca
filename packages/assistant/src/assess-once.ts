import { assess, type CaseInput, type Knowledge } from '@yarrow/engine';

/** A message is judged and then answered, and both ask about the same few cases. */
const KEPT = 8;

type Work<T> = (input: CaseInput, knowledge: Knowledge) => T;

/** The same work, its newest few results remembered; which changes nothing where it is deterministic. */
export function once<T extends object>(work: Work<T>): Work<T> {
  const kept = new WeakMap<Knowledge, Map<string, T>>();
  return (input, knowledge) => {
    const known = kept.get(knowledge) ?? new Map<string, T>();
    kept.set(knowledge, known);
    const key = JSON.stringify(input);
    const result = known.get(key) ?? work(input, knowledge);
    known.delete(key);
    known.set(key, result);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return result;
  };
}

/** The engine's assessment. */
export const assessOnce = once(assess);
