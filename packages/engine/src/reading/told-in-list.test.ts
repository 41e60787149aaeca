import { describe, expect, it } from 'vitest';
import { readAmong, toldIn } from '../testing/read-among.ts';

const read = readAmong({
  fever: ['fever'],
  rash: ['rash'],
  itching: ['itches'],
  fainting: ['fainted'],
  blood: ['vomited blood'],
  'weight-loss': ['lost weight'],
  joints: ['swollen joints'],
});
const told = (text: string): string[] => toldIn(read(text));

describe('a list of what was not done', () => {
  it.each([
    ['I have not lost weight, vomited blood or fainted', ['-blood', '-fainting', '-weight-loss']],
    ["she hasn't had a fever, fainted or lost weight", ['-fainting', '-fever', '-weight-loss']],
    ['I have never vomited blood, fainted or had a fever', ['-blood', '-fainting', '-fever']],
  ])('is denied to its end: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ['I have not lost weight, vomited blood twice, red or black', ['-weight-loss', 'blood']],
    ['no fever, vomited blood', ['-fever', 'blood']],
    ['I have no fever, fainted or nearly so', ['-fever', 'fainting']],
    ["I haven't lost weight, fainted this morning", ['-weight-loss', 'fainting']],
  ])('is none where something done is told: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});

it('denies how a thing would be with the thing', () => {
  expect(told('no fever, rash that itches or swollen joints')).toEqual([
    '-fever',
    '-itching',
    '-joints',
    '-rash',
  ]);
});
