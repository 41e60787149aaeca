import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { z } from 'zod';
import { conditionFile, type ConditionFile } from './schema/condition.ts';
import { countryFile, type CountryFile } from './schema/country.ts';
import { answerFile, findingFile, type AnswerFile, type FindingFile } from './schema/finding.ts';
import {
  icd10Categories,
  plainWords,
  clusters,
  symptomGaps,
  type Cluster,
  type Icd10Categories,
  type SymptomGap,
} from './schema/lint-data.ts';
import { medicineFile, type MedicineFile } from './schema/medicine.ts';
import { ruleFile, type RuleFile } from './schema/rule.ts';

export const DATA_DIR = fileURLToPath(new URL('../data', import.meta.url));

/** An entry together with the file it stands in, so that every complaint can name the place. */
export type Entry<T> = T & { file: string };

export interface KnowledgeFiles {
  findings: Entry<FindingFile>[];
  answers: AnswerFile[];
  wordClasses: Record<string, string[]>;
  idioms: string[];
  /** By condition: word stems with tenths of nats, as "appendix 7, right 3". Made by bench/train-wording.ts. */
  wording: Record<string, string>;
  /** What people write in an emergency, in tenths of nats. Made by bench/train-alarm.ts. */
  alarm: { bias: number; weights: Record<string, number> };
  conditions: Entry<ConditionFile>[];
  rules: Entry<RuleFile>[];
  medicines: Entry<MedicineFile>[];
  countries: Entry<CountryFile>[];
  /** What only the linters ask: see data/lint. */
  icd10: Icd10Categories;
  plainWords: string[];
  symptomGaps: SymptomGap[];
  clusters: Cluster[];
}

const wordClassFile = z.record(z.string(), z.array(z.string().min(1)).min(1));
/** Files in data/findings that are not lists of findings. */
const ANSWERS = 'findings/answers.yaml';
const WORD_CLASSES = 'findings/word-classes.yaml';
const IDIOMS = 'findings/idioms.yaml';
const WORDING = 'wording/learnt.yaml';
const ALARM = 'alarm/learnt.yaml';
const alarmFile = z.object({ bias: z.int(), weights: z.record(z.string(), z.int()) });
const wordingFile = z.record(z.string(), z.string().regex(/^\S+ \d+(?:, \S+ \d+)*$/));
const NO_LISTS = new Set([ANSWERS, WORD_CLASSES, IDIOMS]);

/** Reads and validates all knowledge files. Throws one error that lists every fault with its file. */
export async function readFiles(dir = DATA_DIR): Promise<KnowledgeFiles> {
  const faults: string[] = [];
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> => {
    const result = schema.safeParse(load(await readFile(join(dir, path), 'utf8')));
    if (result.success) return result.data;
    faults.push(`${path}: ${z.prettifyError(result.error).replaceAll('\n', '\n  ')}`);
    return undefined;
  };
  const lists = async <T>(folder: string, schema: z.ZodType<T>): Promise<Entry<T>[]> => {
    const paths = (await yamlFiles(dir, folder)).filter((path) => !NO_LISTS.has(path));
    const read1 = async (path: string): Promise<Entry<T>[]> =>
      ((await read(path, z.array(schema))) ?? []).map((entry) => ({ ...entry, file: path }));
    return (await Promise.all(paths.map(read1))).flat();
  };
  const singles = async <T>(folder: string, schema: z.ZodType<T>): Promise<Entry<T>[]> => {
    const paths = await yamlFiles(dir, folder);
    const entries = await Promise.all(
      paths.map(async (file) => {
        const entry = await read(file, schema);
        return entry === undefined ? [] : [{ ...entry, file }];
      }),
    );
    return entries.flat();
  };
  const files: KnowledgeFiles = {
    findings: await lists('findings', findingFile),
    answers: (await read(ANSWERS, z.array(answerFile))) ?? [],
    wordClasses: (await read(WORD_CLASSES, wordClassFile)) ?? {},
    idioms: (await read(IDIOMS, z.array(z.string().min(3)))) ?? [],
    conditions: await singles('conditions', conditionFile),
    wording: (await read(WORDING, wordingFile)) ?? {},
    alarm: (await read(ALARM, alarmFile)) ?? { bias: 0, weights: {} },
    rules: await lists('rules', ruleFile),
    medicines: await singles('medicines', medicineFile),
    countries: await singles('countries', countryFile),
    icd10: (await read('lint/icd10-categories.yaml', icd10Categories)) ?? {},
    plainWords: (await read('lint/plain-words.yaml', plainWords)) ?? [],
    symptomGaps: (await read('lint/symptom-gaps.yaml', symptomGaps)) ?? [],
    clusters: (await read('lint/clusters.yaml', clusters)) ?? [],
  };
  if (faults.length > 0) throw new Error(`the knowledge files have faults:\n${faults.join('\n')}`);
  return files;
}

/** Paths below a folder in a fixed order, so that the compiled model does not depend on the file system. */
async function yamlFiles(dir: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(dir, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
