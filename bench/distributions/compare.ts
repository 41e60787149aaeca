import type { Knowledge } from '@yarrow/engine';
import type { Shares } from './ask.ts';
import type { PublishedRow, PublishedTable } from './published.ts';

export interface ComparedRow {
  name: string;
  /** Per cent. */
  published: number;
  engine: number;
  remark?: string | undefined;
}

/** From which published share on a row is judged: below, chance and coding decide. */
const JUDGED_FROM = 5;
const TOP = 3;

/** Every condition counts in one row: that which names it most closely. */
export function compare(
  table: PublishedTable,
  shares: Shares,
  { model }: Pick<Knowledge, 'model'>,
): ComparedRow[] {
  const engine = table.rows.map(({ other }) => (other === true ? shares.other : 0));
  for (const [index, share] of shares.conditions.entries()) {
    const condition = model.conditions[index];
    const row = condition ? rowOf(condition, table.rows) : -1;
    if (row >= 0) engine[row] = (engine[row] ?? 0) + share;
  }
  return table.rows.map(({ name, percent, remark }, i) => ({
    name,
    published: percent,
    engine: 100 * (engine[i] ?? 0),
    remark,
  }));
}

function rowOf(
  { id, icd10 }: { id: string; icd10: string },
  rows: readonly PublishedRow[],
): number {
  let best = -1;
  let closest = 0;
  for (const [i, { of }] of rows.entries()) {
    for (const one of of) {
      const close = one === id ? Infinity : icd10.startsWith(one) ? one.length : 0;
      if (close > closest) [best, closest] = [i, close];
    }
  }
  return best;
}

export const judged = (rows: readonly ComparedRow[]): ComparedRow[] =>
  rows.filter(({ published }) => published >= JUDGED_FROM);

export const isWithin = ({ published, engine }: ComparedRow, factor: number): boolean =>
  engine >= published / factor && engine <= published * factor;

/** How many of the commonest rows of the table are among the engine's commonest. */
export function topShared(rows: readonly ComparedRow[]): { hits: number; of: number } {
  const top = (by: (row: ComparedRow) => number): ComparedRow[] =>
    rows.toSorted((a, b) => by(b) - by(a)).slice(0, TOP);
  const engine = new Set(top((row) => row.engine));
  const published = top((row) => row.published);
  return { hits: published.filter((row) => engine.has(row)).length, of: published.length };
}
