import { connect } from '../connect.ts';
import { silentLog } from '../log.ts';
import { holdsRow, type Row } from './rows.ts';
import { startWriter, type Writer } from './writer-process.ts';

export const VICTIMS = ['app', 'postmaster', 'both'] as const;
export type Victim = (typeof VICTIMS)[number];

export interface RoundReport {
  round: number;
  victim: Victim;
  /** Rows acknowledged since the last check. */
  rows: number;
  lost: Row[];
}

/** A kill falls after this many acknowledged rows, at random, while other rows are being written. */
const FEWEST = 20;
const MOST = 300;

/**
 * Kills in the middle of writes, again and again, and after each restart looks for every row that
 * was acknowledged since; after the last round for every row of them all. Yields one report per
 * round and one for the last look.
 */
export async function* killRounds(
  dir: string,
  rounds: number,
): AsyncGenerator<RoundReport, number> {
  const all: Row[] = [];
  let checked = 0;
  let writer = await startWriter(dir, (row) => all.push(row));
  const check = async (): Promise<{ rows: number; lost: Row[] }> => {
    const rows = all.slice(checked);
    checked = all.length;
    return { rows: rows.length, lost: await lostRows(writer, rows) };
  };
  try {
    for (let round = 1; round <= rounds; round++) {
      const victim = VICTIMS[(round - 1) % VICTIMS.length] ?? 'app';
      await writer.acknowledged(FEWEST + Math.floor(Math.random() * (MOST - FEWEST)));
      if (victim === 'postmaster') {
        const back = writer.restarted();
        process.kill(writer.postmaster(), 'SIGKILL');
        await back;
        await writer.acknowledged(1); // the app lives and writes on
      } else {
        kill(writer, victim);
        await writer.gone;
        writer = await startWriter(dir, (row) => all.push(row));
      }
      yield { round, victim, ...(await check()) };
    }
    checked = 0;
    const last = await check();
    if (last.lost.length > 0) yield { round: rounds + 1, victim: 'both', ...last };
    return last.rows;
  } finally {
    writer.process.kill('SIGTERM');
    await writer.gone;
  }
}

/** In no time between the two, so that neither can put itself in order. */
const kill = (writer: Writer, victim: 'app' | 'both'): void => {
  const postmaster = writer.postmaster();
  writer.process.kill('SIGKILL');
  if (victim === 'both') process.kill(postmaster, 'SIGKILL');
};

const CHECKERS = 4;

const lostRows = async (writer: Writer, rows: readonly Row[]): Promise<Row[]> => {
  const { db, pool } = connect(writer.connection, silentLog, CHECKERS);
  const lost: Row[] = [];
  // Shared by the checkers: each takes the next row when it is done with one.
  const queue = rows.values();
  const check = async (): Promise<void> => {
    for (const row of queue) if (!(await holdsRow(db, row))) lost.push(row);
  };
  try {
    await Promise.all(Array.from({ length: CHECKERS }, check));
    return lost;
  } finally {
    await pool.end();
  }
};
