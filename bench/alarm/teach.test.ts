import { alarmWeights } from '@yarrow/engine';
import { passagesOf } from '@yarrow/engine/passages';
import { expect, it } from 'vitest';
import { hears, teachAlarm, type Told } from './teach.ts';

const told = (emergency: boolean, ...clauses: string[]): Told => ({
  passages: passagesOf(
    clauses.flatMap((text, clause) =>
      text.split(' ').map((norm) => ({ norm, sentence: clause, clause })),
    ),
    { featuresOf: (clause) => clause.map(({ norm }) => norm), pairOf: () => null },
  ),
  emergency,
  weight: 1,
});
const many = (one: Told): Told[] => Array.from({ length: 20 }, () => one);

it('learns what only emergencies say, wherever in the text they say it', () => {
  const alarm = alarmWeights({
    alarm: teachAlarm([
      ...many(told(true, 'we had tea', 'she went blue')),
      ...many(told(false, 'we had tea', 'she went home')),
    ]),
  });
  expect(hears(told(true, 'she went blue'), alarm)).toBeGreaterThan(0);
  expect(hears(told(false, 'we had tea', 'she went home'), alarm)).toBeLessThan(0);
  expect(hears(told(false, 'something quite new'), alarm)).toBeLessThan(
    hears(told(true, 'something blue'), alarm),
  );
});
