import { describe, expect, test } from 'vitest';
import { lastSaid, talk } from './testing-talk.ts';

describe('the safety plan', () => {
  const entries = [
    'waking up heavy',
    'walk',
    'my sister',
    'what do you mean?',
    'my brother',
    'skip',
    'my wife keeps them',
  ];
  const told = talk(['I want to die', 'Make a safety plan', ...entries]);

  test('six steps in their order, one at a time', () => {
    const said = told.map((one) => one.reply?.content ?? '');
    expect(said[1]).toMatch(/Step 1 of 6.*signs/s);
    expect(said[2]).toMatch(/Step 2 of 6.*by yourself/s);
    expect(said[3]).toMatch(/Step 3 of 6.*take your mind off/s);
    expect(said[4]).toMatch(/Step 4 of 6.*ask for help/s);
    expect(said[5]).not.toMatch(/Step/);
    expect(said[6]).toMatch(/Step 5 of 6.*116 123.*999/s);
    expect(said[7]).toMatch(/Step 6 of 6.*safer/s);
  });

  test('is given as text at the end, with the line and the emergency number', () => {
    const { reply } = told.at(-1) ?? {};
    expect(reply?.safetyPlan).toMatch(/1\. .*\nwaking up heavy/);
    expect(reply?.safetyPlan).toMatch(/Samaritans.*116 123.*999/);
    expect(reply?.safetyPlan).toMatch(/my wife keeps them/);
    expect(reply?.content).toContain(reply?.safetyPlan);
    expect(told.slice(0, -1).every((one) => one.reply?.safetyPlan === undefined)).toBe(true);
  });

  test('waits when the danger becomes graver, and goes on after', () => {
    const broken = talk([
      'I want to die',
      'Make a safety plan',
      'being alone',
      "i'm going to do it tonight",
      'my mum is here',
      'an ambulance is on the way',
      'Make a safety plan',
    ]);
    expect(broken[3]?.reply?.content).toMatch(/999/);
    expect(broken.at(-1)?.reply?.content).toMatch(/Step 2 of 6/);
  });

  test('can be made by anybody who asks for it', () => {
    expect(lastSaid(['Can we make a safety plan?'])).toMatch(/Step 1 of 6/);
  });
});
