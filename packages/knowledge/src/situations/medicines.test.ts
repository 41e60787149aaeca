import {
  judgeMedicine,
  prepareKnowledge,
  type CaseInput,
  type Expression,
  type MedicineJudgement,
} from '@yarrow/engine';
import { expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { readFiles } from '../read-files.ts';
import { readSituations } from './read-situations.ts';

const { model, texts } = compile(await readFiles());
const knowledge = prepareKnowledge(model, texts);
const situations = readSituations();

/** Each open question is answered with no, for the table names all there is, until nothing is open. */
function judged(medicine: string, person: CaseInput): MedicineJudgement {
  const denied = new Set<string>();
  for (;;) {
    const answers = [...denied].map((finding) => ({ finding, value: 'absent' as const }));
    const judgement = judgeMedicine(medicine, { ...person, answers }, knowledge);
    const open = judgement.toAsk.filter(isFinding).filter((id) => !denied.has(id));
    if (open.length === 0) return judgement;
    for (const id of open) denied.add(id);
  }
}

const isFinding = (asked: Expression): asked is string => typeof asked === 'string';

it('holds at least 200 situations, each once', () => {
  expect(situations.length).toBeGreaterThanOrEqual(200);
  expect(new Set(situations.map(({ line }) => line)).size).toBe(situations.length);
});

it.each(situations.map((one) => [one.line, one] as const))('%s', (_, situation) => {
  const { verdict, reasons } = judged(situation.medicine, situation.person);
  const said = reasons.map(({ text }) => text).join(' ');
  if (situation.expected === 'allowed') expect(verdict, said).toBe('suitable');
  else expect(verdict, said).toBe('forbidden');
  if (situation.reason) expect(said).toMatch(situation.reason);
});
