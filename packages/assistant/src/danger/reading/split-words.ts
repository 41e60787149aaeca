import type { Gap, RawWord } from './word.ts';

const ZERO_WIDTH = /\p{Cf}|\u034F|[\uFE00-\uFE0F]/u;
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
  const chars = visible(text);
  for (let i = 0; i < chars.length; i += 1) {
    const { char, from, to } = chars[i] ?? NOTHING;
    const next = chars[i + 1]?.char ?? '';
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

interface Visible {
  char: string;
  from: number;
  to: number;
}
const NOTHING: Visible = { char: '', from: 0, to: 0 };

/** The characters a reader sees, with their offsets; marks and invisible ones hide no word from us. */
function visible(text: string): Visible[] {
  const seen: Visible[] = [];
  let to = 0;
  for (const char of text) {
    const from = to;
    to += char.length;
    if (!ZERO_WIDTH.test(char) && !MARK.test(char)) seen.push({ char, from, to });
  }
  return seen;
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
