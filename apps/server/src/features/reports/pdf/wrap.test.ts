import { describe, expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';
import { STYLES } from './look.ts';
import { wrap } from './wrap.ts';

/** Every letter is 5 wide. */
const measure = (text: string): number => text.length * 5;
const lines = (text: string, width: number): string[] =>
  wrap([{ text, style: STYLES.body }], width, loadFonts(), measure).map(({ runs }) =>
    runs.map((run) => run.text).join(''),
  );

describe('a paragraph', () => {
  it('breaks at spaces and never begins or ends a line with one', () => {
    expect(lines('one two  three', 40)).toEqual(['one two', 'three']);
    expect(lines('one two three', 35)).toEqual(['one two', 'three']);
  });

  it('keeps the line breaks that were typed', () => {
    expect(lines('one\r\ntwo\n\n\n\nthree', 100)).toEqual(['one', 'two', '', 'three']);
  });

  it('breaks a word only where it is longer than a line, between whole characters', () => {
    expect(lines('longlong', 20)).toEqual(['long', 'long']);
    expect(lines('n\u0308n\u0308n\u0308', 20).join('')).toBe('n\u0308n\u0308n\u0308');
  });

  it('leaves out what shows nothing or turns what follows', () => {
    expect(lines('a\u200Bb\u202Ec\u0000d\tf', 100)).toEqual(['abcd f']);
  });

  it('takes a font for each alphabet, and none for what no font has', () => {
    const [line] = wrap([{ text: 'aЖω头', style: STYLES.body }], 500, loadFonts(), measure);
    expect(line?.runs.map(({ font }) => font?.split('/')[0] ?? null)).toEqual([
      'figtree',
      'noto-sans',
      'noto-sans',
      null,
    ]);
  });

  it('is one empty line where there is nothing to say', () => {
    expect(lines('', 100)).toEqual(['']);
  });
});
