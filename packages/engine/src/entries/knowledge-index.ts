import { conditionName, nameOf } from './condition-entry.ts';
import type { KnowledgeIndex } from './entry.ts';
import type { Readable } from './readable.ts';
import { spoken } from './spoken.ts';

const MOST_WORDS = 40;

/** Every condition and finding by name, in the order of the alphabet. */
export function knowledgeIndex({ model }: Readable): KnowledgeIndex {
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');
  return {
    knowledge_version: model.version,
    conditions: model.conditions.map(conditionName).toSorted(byName),
    findings: model.findings
      .map((finding) => ({
        ...nameOf(finding),
        words: spoken(finding.words, model.wordClasses, MOST_WORDS),
      }))
      .toSorted(byName),
  };
}
