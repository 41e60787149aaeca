import { assess } from '@yarrow/engine';
import { expect, it } from 'vitest';
import { assessOnce } from './assess-once.ts';
import { SETTING } from './conversation/medical/testing-talk.ts';

const about = (age: number) => ({ symptom_text: 'fever and cough', age });

const { knowledge } = SETTING;
it('answers as the engine does, for every case', () => {
  for (const age of [30, 31, 30]) {
    expect(assessOnce(about(age), knowledge)).toEqual(assess(about(age), knowledge));
  }
});

it('works the same case out once, and forgets what is old', () => {
  const first = assessOnce(about(30), knowledge);
  expect(assessOnce(about(30), knowledge)).toBe(first);
  for (let age = 40; age < 48; age += 1) assessOnce(about(age), knowledge);
  expect(assessOnce(about(30), knowledge)).not.toBe(first);
});
