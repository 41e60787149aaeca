import type { ConditionModel, FindingModel, KnowledgeModel } from './knowledge.ts';
import { packLinks, unpackLinks, type PackedLinks } from './packed-links.ts';

/** The words people use: only reading needs them, and they are as large as all the rest. */
export interface KnowledgeWords {
  /** One for each finding, in their order. */
  findings: Pick<FindingModel, 'words' | 'normal'>[];
  wordClasses: KnowledgeModel['wordClasses'];
  idioms: KnowledgeModel['idioms'];
  wording: KnowledgeModel['wording'];
  alarm: KnowledgeModel['alarm'];
}

/** What inference, urgency and advice need. */
export type InferenceModel = Omit<
  KnowledgeModel,
  'findings' | 'wordClasses' | 'idioms' | 'wording' | 'alarm' | 'conditions'
> & {
  findings: Omit<FindingModel, 'words' | 'normal'>[];
  conditions: (Omit<ConditionModel, 'findings'> & { findings: PackedLinks })[];
};

/** The model in two files, so that each is small to fetch. */
export function withoutWords({
  findings,
  conditions,
  wordClasses,
  idioms,
  wording,
  alarm,
  ...rest
}: KnowledgeModel): {
  model: InferenceModel;
  words: KnowledgeWords;
} {
  const parted = findings.map(({ words, normal, ...finding }) => ({
    finding,
    said: { words, ...(normal && { normal }) },
  }));
  return {
    model: {
      ...rest,
      findings: parted.map(({ finding }) => finding),
      conditions: conditions.map((one) => ({ ...one, findings: packLinks(one.findings) })),
    },
    words: { findings: parted.map(({ said }) => said), wordClasses, idioms, wording, alarm },
  };
}

/** Throws where the words are not of this model. */
export function withWords(model: InferenceModel, words: KnowledgeWords): KnowledgeModel {
  const { findings, ...rest } = words;
  if (findings.length !== model.findings.length)
    throw new Error('the words of the knowledge do not belong to its model');
  return {
    ...model,
    ...rest,
    conditions: model.conditions.map((one) => ({ ...one, findings: unpackLinks(one.findings) })),
    findings: model.findings.map((finding, i) => ({ words: [], ...finding, ...findings[i] })),
  };
}
