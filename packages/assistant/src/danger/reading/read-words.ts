import { NOT_A_SLIP, SLANG, SLANG_PAIRS, WATCHED_WORDS } from '../lexicon/slang.ts';
import { joinLetters } from './join-letters.ts';
import { splitWords } from './split-words.ts';
import type { RawWord, Word } from './word.ts';

const PAIRS = new Map(Object.entries(SLANG_PAIRS));

const LETTERS_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** "I'll", "I'd" and the like, by what follows the apostrophe. */
const ENDINGS = new Map([
  ['ll', 'will'],
  ['d', 'would'],
  ['re', 'are'],
  ['ve', 'have'],
  ['m', 'am'],
]);
const CONTRASTS = new Set([
  'but',
  'however',
  'although',
  'though',
  'except',
  'yet',
  'because',
  'just',
]);
/** What tells "ill" meaning "I will" from "ill" meaning sick. */
const AFTER_WILL = new Set(
  'be do just end kill jump take never probably have go hang not finally only cut hurt make get see use wait leave'.split(
    ' ',
  ),
);
const STARRED = [
  'suicide',
  'suicidal',
  'kill',
  'killing',
  'killed',
  'die',
  'dead',
  'death',
  'dying',
  'rape',
  'raped',
  'cut',
  'cutting',
];

/** The words of a text as they are compared, slang and contractions read out. Linear in the length of the text. */
export function readWords(text: string, vocabulary: ReadonlySet<string>): Word[] {
  const raws = joinLetters(splitWords(text));
  const words: Word[] = [];
  let sentence = 0;
  let clause = 0;
  for (let i = 0; i < raws.length; i += 1) {
    const raw = raws[i];
    if (!raw) continue;
    const stops = raw.before === 'stop' || (raw.before === 'dot' && !isDecimal(raws[i - 1], raw));
    if (stops) sentence += 1;
    const next = raws[i + 1];
    const pair = next && PAIRS.get(`${raw.chars} ${next.chars}`);
    const read = (pair ?? meaning(raw, next, vocabulary)).split(' ');
    const turns = CONTRASTS.has(read[0] ?? '') || (read[0] === 'i' && words.at(-1)?.norm === 'and');
    if (stops || raw.before === 'soft' || turns) clause += 1;
    const end = pair && next ? next.end : raw.end;
    for (const norm of read) words.push({ norm, start: raw.start, end, sentence, clause });
    if (pair) i += 1;
  }
  return words;
}

function meaning(raw: RawWord, next: RawWord | undefined, vocabulary: ReadonlySet<string>): string {
  const { chars } = raw;
  const [stem = '', ending] = chars.includes("'") ? chars.split("'") : [chars];
  const bare = ending === undefined ? chars : chars.replaceAll("'", '');
  if (chars === "od'd") return 'overdosed';
  if (ending !== undefined && lookUp(bare) === undefined && stem !== '') {
    const long = ENDINGS.get(ending);
    if (long) return `${stem} ${long}`;
    if (ending === 's') return `${stem} is`;
  }
  if (bare === 'ill' && (ending === 'll' || (next && AFTER_WILL.has(next.chars)))) return 'i will';
  const known = lookUp(bare);
  if (known !== undefined) return known;
  return vocabulary.has(bare) ? bare : repaired(bare, vocabulary);
}

const lookUp = (word: string): string | undefined => SLANG.get(word);

/** Undoes drawn-out letters, look-alike characters and single slips, each only where a known word comes out. */
function repaired(word: string, vocabulary: ReadonlySet<string>): string {
  const known = (one: string): string | undefined =>
    lookUp(one) ?? (vocabulary.has(one) ? one : undefined);
  if (word.includes('*') || word.includes('#'))
    return STARRED.find((one) => fits(word, one)) ?? word;
  if (/\p{L}/u.test(word) && /[01345@$!7]/.test(word)) {
    const plain = word.replace(/[01345@$!7]/g, (char) => LETTERS_FOR[char] ?? char);
    const found = known(plain) ?? known(plain.replaceAll('i', 'l'));
    if (found !== undefined) return found;
  }
  if (word.endsWith('in') && vocabulary.has(`${word}g`)) return `${word}g`;
  if (/(.)\1\1/u.test(word)) {
    const found =
      known(word.replace(/(.)\1{2,}/gu, '$1$1')) ?? known(word.replace(/(.)\1+/gu, '$1'));
    if (found !== undefined) return found;
  }
  if (word.length < 6 || NOT_A_SLIP.has(word)) return word;
  return WATCHED_WORDS.find((one) => one[0] === word[0] && isOneSlip(word, one)) ?? word;
}

/** Each star or hash stands for one letter, or a run of them for as many as are missing. */
function fits(starred: string, word: string): boolean {
  const [head = ''] = starred.split(/[*#]/);
  const tail = starred.slice(starred.search(/[*#][^*#]*$/) + 1);
  if (head === '' || head.length + tail.length >= word.length) return false;
  return starred.length === word.length && word.startsWith(head) && word.endsWith(tail);
}

/** One letter changed, missing, doubled or two swapped. Linear. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  if (a.length > b.length) return a.slice(i + 1) === b.slice(i);
  if (a.length < b.length) return a.slice(i) === b.slice(i + 1);
  if (a.slice(i + 1) === b.slice(i + 1)) return true;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
}

const DIGITS = /^\d+$/;

/** "39.9" is one number, not the end of a sentence. */
const isDecimal = (before: RawWord | undefined, here: RawWord): boolean =>
  DIGITS.test(before?.chars ?? '') && /^\d/.test(here.chars);
