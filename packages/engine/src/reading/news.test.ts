import { describe, expect, it } from 'vitest';
import { read } from '../testing/read-small.ts';

const days = (text: string): number | null => {
  const { durationDays } = read(text).measures;
  return durationDays === null ? null : Math.round(durationDays * 1000) / 1000;
};

describe('something new beside what was long known', () => {
  it.each([
    ['a cough for thirty years, chest pain since yesterday', 1],
    ['a cough on and off for thirty years and chest pain since this morning', 0.5],
    ['a cough for ten years, chest pain for two hours', 0.083],
    ['a cough for ten years, two hours ago I got chills', 0.083],
    ['a cough for two years, chills for the past two weeks', 14],
  ])('is why help is sought: %s', (text, expected) => {
    expect(days(text)).toBe(expected);
  });

  it.each([
    ['a cough for two years, worse since yesterday', 730],
    ['a cough for two years, the last two weeks it has got worse', 730],
    ['a cough for two years, took tablets for two weeks', 730],
    ['a cough for two years, two weeks ago saw the doctor', 730],
    ['a cough for two years, each bout lasts for two days', 730],
    ['a cough for two years, I can walk for ten minutes', 730],
    ['a cough for two years, every few weeks, chills since last week', 730],
    ['a cough for three months, a fever since yesterday', 90],
  ])('is told apart from the same getting worse: %s', (text, expected) => {
    expect(days(text)).toBe(expected);
  });
});
