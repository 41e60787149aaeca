import { readFileSync } from 'node:fs';
import type { CaseInput } from '@yarrow/engine';

/** allowed: nothing speaks against it. not: left out. ask: not without a pharmacist or doctor. */
export type Expected = 'allowed' | 'ask' | 'not';

/** One medicine and one person, with what the public patient pages say of the two. */
export interface Situation {
  line: string;
  medicine: string;
  person: CaseInput;
  expected: Expected;
  /** Part of the reason that must be given. */
  reason: RegExp | null;
}

export function readSituations(): Situation[] {
  const text = readFileSync(new URL('medicines.txt', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readSituation);
}

function readSituation(line: string): Situation {
  const [medicine = '', person = '', expected = '', ...reason] = line
    .split('|')
    .map((part) => part.trim());
  if (expected !== 'allowed' && expected !== 'ask' && expected !== 'not') {
    throw new Error(`no verdict in "${line}"`);
  }
  return {
    line,
    medicine,
    person: readPerson(person),
    expected,
    reason: reason.length > 0 ? new RegExp(reason.join('|'), 'i') : null,
  };
}

/** What a fact of the table says in the words of the questionnaire. */
const FACTS: [RegExp, (said: string, before: CaseInput) => CaseInput][] = [
  [/^([\d.]+) ([fm])$/, readWho],
  [/^(pregnant)$/, () => ({ pregnant: true })],
  [/^(breastfeeding)$/, () => ({ breastfeeding: true })],
  [
    /^with (.+)$/,
    (said, { chronic_conditions: known = [] }) => ({ chronic_conditions: [...known, said] }),
  ],
  [/^takes (.+)$/, (said) => ({ current_medications: said })],
  [/^allergic to (.+)$/, (said) => ({ allergies: said })],
  [/^says (.+)$/, (said) => ({ symptom_text: said })],
  [/^temp ([\d.]+)$/, (said) => ({ body_temperature: Number(said) })],
  [/^days (\d+)$/, (said) => ({ duration: Number(said) <= 1 ? 'less_than_1_day' : '1_3_days' })],
  [/^kg ([\d.]+)$/, (said) => ({ weight_kg: Number(said) })],
];

/** Of whom nothing is told: neither ill nor pregnant, with no medicine and no allergy. */
const NOTHING: CaseInput = {
  pregnant: false,
  breastfeeding: false,
  allergies: 'none',
  current_medications: 'none',
  body_temperature: 36.8,
};

function readPerson(text: string): CaseInput {
  return text.split(', ').reduce<CaseInput>((person, fact) => {
    for (const [shape, told] of FACTS) {
      const found = shape.exec(fact);
      if (found) return { ...person, ...told(found[1] ?? '', person), ...sexIn(found[2]) };
    }
    throw new Error(`a person of the table cannot be "${fact}"`);
  }, NOTHING);
}

function readWho(age: string): CaseInput {
  return { age: Number(age) };
}

const sexIn = (sex: string | undefined): CaseInput =>
  sex === undefined ? {} : { gender: sex === 'f' ? 'female' : 'male' };
