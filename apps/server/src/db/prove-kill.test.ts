import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { killRounds, VICTIMS } from './proof/rounds.ts';

/* `npm run prove:kill` does this 50 times. */

test(
  'no acknowledged row is lost when the app, PostgreSQL or both are killed while writing',
  { timeout: 60_000 },
  async ({ onTestFinished }) => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yarrow-prove-kill-'));
    onTestFinished(() => fs.rmSync(dir, { recursive: true, force: true }));
    const victims: string[] = [];
    for await (const { victim, rows, lost } of killRounds(dir, VICTIMS.length)) {
      victims.push(victim);
      expect(rows).toBeGreaterThan(0);
      expect(lost).toEqual([]);
    }
    expect(victims).toEqual(VICTIMS);
  },
);
