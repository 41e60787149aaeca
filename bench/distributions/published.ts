import { readFileSync } from 'node:fs';
import type { CaseInput } from '@yarrow/engine';

/** Where the people of a table were seen: the same complaint means something else in each. */
export type Setting = 'general practice' | 'emergency' | 'hospital';

/** What was found behind one complaint: a published table, with how it is asked of the engine. */
export interface PublishedTable {
  complaint: string;
  people: string;
  /** The table's own words for its setting, and ours. */
  where: string;
  setting: Setting;
  /** Everything the engine is told but age and sex; several where the table pools several complaints. */
  told: Pick<CaseInput, 'primary_symptoms' | 'duration'>[];
  /** Years, spread over the table's age band. */
  ages: number[];
  n: number | null;
  source: string;
  address: string | null;
  basis: 'excerpt' | 'memory';
  /** ICD-10 codes of illnesses that did not exist when the table was made. */
  excluding?: string[];
  rows: PublishedRow[];
}

export interface PublishedRow {
  name: string;
  percent: number;
  /** What answers to it here: beginnings of ICD-10 codes, or ids of conditions. */
  of: string[];
  /** "No diagnosis was made": the engine's "something not in the list" answers to it as well. */
  other?: boolean;
  /** Why ours may be another share. */
  remark?: string;
}

export const publishedTables = (): PublishedTable[] =>
  JSON.parse(
    readFileSync(new URL('./published.json', import.meta.url), 'utf8'),
  ) as PublishedTable[];
