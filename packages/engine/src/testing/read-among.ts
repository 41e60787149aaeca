import type { FindingModel } from '../knowledge.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { readText, type Reading } from '../reading/read-text.ts';
import { createSpelling } from '../reading/spelling.ts';
import { SMALL_MODEL } from './small-model.ts';

/** By id: the words of a finding, or more of it. */
type Findings = Record<string, string[] | (Partial<FindingModel> & Pick<FindingModel, 'words'>)>;

/** Reads with these findings and classes of words alone. */
export function readAmong(
  said: Findings,
  classes: Record<string, string[]> = {},
): (text: string) => Reading {
  const [template] = SMALL_MODEL.findings;
  if (!template) throw new Error('the small model has no finding to go by');
  const findings = Object.entries(said).map(([id, one]): FindingModel => ({
    ...template,
    id,
    name: id,
    ...(Array.isArray(one) ? { words: one } : one),
  }));
  const lexicon = createLexicon(findings, [], classes);
  const spelling = createSpelling(lexicon);
  return (text) => readText(text, lexicon, spelling);
}

/** "cough", "-fever" for denied, sorted. */
export const toldIn = ({ mentions }: Reading): string[] =>
  mentions.map(({ id, negated }) => (negated ? `-${id}` : id)).toSorted();
