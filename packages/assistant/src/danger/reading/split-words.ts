import type { Gap, RawWord } from './word.ts';

const ZERO_WIDTH =
  /[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFE00-\uFE0F\u{E0000}-\u{E007F}]/u;
const APOSTROPHE = /['\u2018\u2019\u201B\u02BC\u00B4\u0060\u2032\uFF07]/;
const LETTER = /[\p{L}\p{N}]/u;
const MARK = /\p{M}/u;
const STOP = /[.!?;\n\r\u2026\u3002\uFF01\uFF1F]/;
const SOFT = /[,:()[\]"\u201C\u201D\u00AB\u00BB\u2013\u2014/|]/;
/** Stand for a letter when they stand between letters: "su!cide", "k*ll", "$uicide". */
const LOOKALIKES = new Set(['@', '$', '!', '*', '#', '0', '1', '3', '4', '5', '7']);

/** Pictures that name a means or say that it was a joke; every other one is passed over. */
const PICTURES: Record<string, string> = {
  '\u{1F52B}': 'gun',
  '\u{1F48A}': 'pills',
  '\u{1F52A}': 'knife',
  '\u{1F602}': 'lol',
  '\u{1F923}': 'lol',
  '\u{1F480}': 'lol',
  '\u{1F605}': 'lol',
  '\u{1F606}': 'lol',
};

const STRENGTH: readonly Gap[] = ['none', 'space', 'hyphen', 'wide', 'dot', 'soft', 'stop'];
const stronger = (a: Gap, b: Gap): Gap => (STRENGTH.indexOf(a) >= STRENGTH.indexOf(b) ? a : b);

/** Splits a text into written words with their offsets. One pass over the characters. */
export function splitWords(text: string): RawWord[] {
  const words: RawWord[] = [];
  let word: RawWord | null = null;
  let before: Gap = 'stop';
  let at = 0;
  const close = (): void => {
    if (word) {
      words.push(word);
      before = 'none';
    }
    word = null;
  };
  const add = (chars: string, from: number, to: number): void => {
    if (word) {
      word.chars += chars;
      word.end = to;
    } else word = { chars, start: from, end: to, before };
  };
  for (const char of text) {
    const [from, to] = [at, at + char.length];
    at = to;
    const next = text[to] ?? '';
    if (ZERO_WIDTH.test(char) || MARK.test(char)) continue;
    const picture = PICTURES[char];
    if (picture) {
      close();
      words.push({ chars: picture, start: from, end: to, before: stronger(before, 'space') });
      before = 'space';
    } else if (LETTER.test(char)) add(plain(char), from, to);
    else if (APOSTROPHE.test(char) && word && LETTER.test(next)) add("'", from, to);
    else if (LOOKALIKES.has(char) && LETTER.test(next) && (word || char !== '!')) {
      if (word || char === '$' || char === '@') add(char, from, to);
    } else if (char === '*' && word && next === '*') add(char, from, to);
    else {
      close();
      before = stronger(before, gapOf(char, next, before));
    }
  }
  close();
  return words;
}

function plain(char: string): string {
  if (char >= 'a' && char <= 'z') return char;
  return char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function gapOf(char: string, next: string, before: Gap): Gap {
  if (char === '.' && LETTER.test(next) && before === 'none') return 'dot';
  if (STOP.test(char)) return 'stop';
  if (SOFT.test(char)) return 'soft';
  if (char === '-' || char === '_') return before === 'space' ? 'soft' : 'hyphen';
  return before === 'space' ? 'wide' : 'space';
}
