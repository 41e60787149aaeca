import type { FindingModel } from '../knowledge.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { readText, type Reading } from '../reading/read-text.ts';
import { createSpelling } from '../reading/spelling.ts';
import { SMALL_MODEL } from './small-model.ts';

/** By id: the words of a finding, and what says that all is well. */
type Findings = Record<string, [words: string[], normal?: string[]]>;

/** Reads with these findings alone. */
export function readAmong(said: Findings): (text: string) => Reading {
  const [template] = SMALL_MODEL.findings;
  if (!template) throw new Error('the small model has no finding to go by');
  const findings = Object.entries(said).map(([id, [words, normal = []]]): FindingModel => ({
    ...template,
    id,
    name: id,
    words,
    normal,
  }));
  const lexicon = createLexicon(findings, [], {});
  const spelling = createSpelling(lexicon);
  return (text) => readText(text, lexicon, spelling);
}

/** "cough", "-fever" for denied, sorted. */
export const toldIn = ({ mentions }: Reading): string[] =>
  mentions.map(({ id, negated }) => (negated ? `-${id}` : id)).toSorted();
