import { compileKnowledge } from '@yarrow/knowledge';
import { expect, it } from 'vitest';
import { brokenLaws, lawCases } from './check-laws.ts';

const knowledge = await compileKnowledge();
/** Every so many cases; all of them are tried by `npm run prove:laws`. */
const STEP = 12;
const sample = lawCases().filter((_, nth) => nth % STEP === 0);

it.each(sample.map((one, nth) => [one.id, one, nth] as const))(
  'nothing that may not lowers the urgency of %s',
  (_, one, nth) => {
    expect(brokenLaws(one, nth, knowledge)).toEqual([]);
  },
);
