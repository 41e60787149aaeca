import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { killRounds } from './proof/rounds.ts';

/* npm run prove:kill [-- --rounds N]: no acknowledged row is lost when the app, PostgreSQL or both are killed. */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a positive number');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yarrow-prove-kill-'));
const started = performance.now();
const proof = killRounds(dir, rounds);
let lost = 0;
let step = await proof.next();
for (; !step.done; step = await proof.next()) {
  const { round, victim, rows, lost: missing } = step.value;
  lost += missing.length;
  console.log(
    `round ${round}: killed ${victim}, ${rows} acknowledged rows, ${missing.length} lost`,
  );
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${rounds} kills, ${step.value} acknowledged rows, ${lost} lost, ${seconds} s`);
if (lost > 0) {
  console.log(`The data is kept in ${dir}`);
  process.exitCode = 1;
} else fs.rmSync(dir, { recursive: true, force: true });
