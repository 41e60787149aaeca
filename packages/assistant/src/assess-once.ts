import { assess, type Assessment, type CaseInput, type Knowledge } from '@yarrow/engine';

/** A message is judged and then answered, and both ask about the same few cases. */
const KEPT = 8;
const kept = new WeakMap<Knowledge, Map<string, Assessment>>();

/** The engine's assessment; the newest few are remembered, which changes nothing, for it is deterministic. */
export function assessOnce(input: CaseInput, knowledge: Knowledge): Assessment {
  const known = kept.get(knowledge) ?? new Map<string, Assessment>();
  kept.set(knowledge, known);
  const key = JSON.stringify(input);
  const assessment = known.get(key) ?? assess(input, knowledge);
  known.delete(key);
  known.set(key, assessment);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return assessment;
}
