import { describe, expect, it } from 'vitest';
import { readAmong } from '../testing/read-among.ts';

const read = readAmong({
  'weak-arm': { words: ['arm is weak', 'arm has always been weak', 'arm went weak'], danger: true },
  tremor: ['hands shake'],
});
const told = (text: string): string[] =>
  read(text).mentions.map(({ id, standing }) => `${id}@${standing}`);

describe('a sign of danger that has been so for years and is as ever', () => {
  it.each([
    'my arm has always been weak, which tin opener would suit me',
    'my arm is weak since my stroke six years ago, no change',
    'my arm is weak, it has been for years. Nothing new, is it safe to swim',
  ])('is no new one: %s', (text) => expect(told(text)).toEqual(['weak-arm@past']));

  it.each([
    'my arm is weak',
    'my arm is weak, no change since yesterday',
    'my arm is weak for years, same as ever, but today I drop things',
    'my arm has always been weak and I hit my head',
    'my arm went weak, it has always been fine, years of running',
    'my arm is weak for years',
    'I am 70 years old and my arm is weak, no better no worse',
    'diabetic for twenty years, my arm is weak, no change',
  ])('unless anything is new, or its sameness is not told: %s', (text) =>
    expect(told(text)).toEqual(['weak-arm@current']),
  );

  it('a sign of no danger is told all the same', () =>
    expect(told('my hands shake for ten years, no change')).toEqual(['tremor@current']));
});
