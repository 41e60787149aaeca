import type { Face, Fonts, Run } from './fonts.ts';

export interface Style {
  face: Face;
  /** Points. */
  size: number;
  color: string;
}

/** A text in one style; a paragraph may be several. */
export interface Piece {
  text: string;
  style: Style;
}

export interface StyledRun extends Run {
  style: Style;
  width: number;
}

export interface Line {
  runs: StyledRun[];
  width: number;
}

/** Width in points of a text that one font draws. */
export type Measure = (text: string, font: string, size: number) => number;

/** Of a box that stands for a character no font has, as a share of the size. */
export const BOX_WIDTH = 0.62;

/** Breaks at spaces, and inside a word only where it is longer than a whole line. Line breaks in the text are kept. */
export function wrap(
  pieces: readonly Piece[],
  width: number,
  fonts: Fonts,
  measure: Measure,
): Line[] {
  const lines: Line[] = [];
  let line: Line = { runs: [], width: 0 };
  /** The space before the next word; none is ever at an end of a line. */
  let gap: StyledRun[] = [];
  const feed = (): void => {
    lines.push(line);
    line = { runs: [], width: 0 };
    gap = [];
  };
  const widthOf = ({ font, text }: Run, { size }: Style): number =>
    font === null ? BOX_WIDTH * size : measure(text, font, size);
  const sized = (text: string, style: Style): StyledRun[] =>
    fonts.runsOf(text, style.face).map((run) => ({ ...run, style, width: widthOf(run, style) }));
  const put = (runs: readonly StyledRun[]): void => {
    for (const run of [...gap, ...runs]) {
      append(line, run);
      line.width += run.width;
    }
    gap = [];
  };
  const fits = (runs: readonly StyledRun[]): boolean => line.width + sum(gap) + sum(runs) <= width;
  const putWord = (word: string, style: Style): void => {
    const runs = sized(word, style);
    if (fits(runs)) put(runs);
    else if (sum(runs) <= width) {
      feed();
      put(runs);
    } else
      for (const character of characters(word)) {
        const one = sized(character, style);
        if (!fits(one) && line.runs.length > 0) feed();
        put(one);
      }
  };
  for (const { text, style } of pieces)
    for (const word of wordsOf(text)) {
      if (word === '\n') feed();
      else if (word !== ' ') putWord(word, style);
      else if (line.runs.length > 0) gap = sized(' ', style);
    }
  if (line.runs.length > 0 || lines.length === 0) feed();
  return lines;
}

/** Neighbours of one look are one text, so that it can be searched and copied as it was told. */
function append({ runs }: Line, run: StyledRun): void {
  const last = runs.at(-1);
  if (last && run.font !== null && last.font === run.font && last.style === run.style) {
    last.text += run.text;
    last.width += run.width;
  } else runs.push({ ...run });
}

const sum = (runs: readonly StyledRun[]): number =>
  runs.reduce((total, { width }) => total + width, 0);

const wordsOf = (text: string): string[] => clean(text).match(/\n| |[^\s]+/g) ?? [];
const characters = (word: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map(
    ({ segment }) => segment,
  );

/** Characters that show nothing, or turn the direction of what follows, are no part of what was told. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, (one) => (one === '\n' ? one : ''));
