import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { DATA_DIR } from './read-files.ts';
import { likelihoodRatios, type LikelihoodRatio } from './schema/evidence.ts';

/** data/evidence: published figures to check the entries against; nothing the engine reasons with. */
export async function readEvidence(dir = DATA_DIR): Promise<LikelihoodRatio[]> {
  const path = 'evidence/likelihood-ratios.yaml';
  const result = likelihoodRatios.safeParse(load(await readFile(join(dir, path), 'utf8')));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}
