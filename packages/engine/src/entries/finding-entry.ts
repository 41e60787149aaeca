import type { ConditionModel } from '../knowledge.ts';
import { conditionName, nameOf, refinedBy } from './condition-entry.ts';
import type { FindingEntry } from './entry.ts';
import type { Readable } from './readable.ts';
import { spoken } from './spoken.ts';

const MOST_WORDS = 12;

/** Null for an id that the knowledge does not have. */
export function findingEntry(id: string, knowledge: Readable): FindingEntry | null {
  const { model } = knowledge;
  const index = model.findings.findIndex((one) => one.id === id);
  const finding = model.findings[index];
  if (!finding) return null;
  const share = ({ findings }: ConditionModel): number | undefined =>
    findings.find((one) => one.finding === index)?.probability;
  return {
    ...nameOf(finding),
    kind: finding.kind,
    question: finding.question,
    words: spoken(finding.words, model.wordClasses, MOST_WORDS),
    body_regions: finding.regions,
    refines: refinedBy(finding, knowledge),
    closer: model.findings.filter(({ refines }) => refines === id).map(nameOf),
    background: finding.background,
    conditions: model.conditions
      .flatMap((condition) => {
        const probability = share(condition);
        return probability === undefined || probability === 0
          ? []
          : [{ ...conditionName(condition), share: probability }];
      })
      .toSorted((a, b) => b.share - a.share || a.name.localeCompare(b.name, 'en')),
    knowledge_version: model.version,
  };
}
