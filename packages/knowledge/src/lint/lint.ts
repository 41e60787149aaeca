import type { KnowledgeFiles } from '../read-files.ts';
import { codes } from './codes.ts';
import { fileNames } from './file-names.ts';
import { listedOnce } from './listed-once.ts';
import { dangerQuestions } from './danger-questions.ts';
import { phrases } from './phrases.ts';
import { readingAge } from './reading-age.ts';
import { references } from './references.ts';
import { refinements } from './refinements.ts';
import { rulesOnlyRaise } from './rules-only-raise.ts';
import { sources } from './sources.ts';
import { uniqueIds } from './unique-ids.ts';

/** A rule about the knowledge files: every breach as one line that names the file and the entry. */
export type Linter = (files: KnowledgeFiles) => string[];

const LINTERS: readonly Linter[] = [
  uniqueIds,
  fileNames,
  references,
  refinements,
  phrases,
  sources,
  rulesOnlyRaise,
  listedOnce,
  codes,
  readingAge,
  dangerQuestions,
];

export const lint: Linter = (files) => LINTERS.flatMap((linter) => linter(files));
