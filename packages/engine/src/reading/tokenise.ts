import { normalise } from './normalise.ts';
import { stem } from './stem.ts';
import type { Token } from './token.ts';

/** Letters with inner apostrophes and invisible marks, or a number; "3wks" and "39.2c" are two tokens. */
const WORD =
  /\d+(?:[.,]\d+)?|[\p{L}\p{M}](?:[\p{L}\p{M}\p{Cf}]|['\u2018\u2019\u201B\u02BC\u00B4\u0060\uFF07](?=\p{L}))*|[/°%]/gu;
const HARD_STOP = /[.!?;\n\r\u2026]/;
const SOFT_STOP = /[,:()[\]\u2013\u2014]|\s-\s/;
/** Words that turn the sentence: what was denied before them is not denied after them. */
export const CONTRASTS = new Set([
  'but',
  'however',
  'although',
  'though',
  'except',
  'yet',
  'instead',
  'apart',
]);

/** A subject after a comma or a joining word starts a statement of its own: "no fever, my throat hurts". */
const SUBJECTS = new Set(
  `i i'm im i've ive my he he's hes she she's shes it it's its we we're they they're theyre his her the there there's now`.split(
    ' ',
  ),
);
/** Words that point back to what was spoken of: "it started in the middle and now it is on the right". */
const BACKWARDS = new Set(['it', "it's", 'its', 'now', 'the', 'there', "there's"]);
const JOINERS = new Set(['and', 'then', 'so', 'because', 'which']);

/** Splits a text into words with their sentence and clause. Linear in the length of the text. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  let statement = 0;
  let end = 0;
  let before = '';
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(end, match.index);
    const stopped = HARD_STOP.test(between);
    const norm = normalise(match[0]);
    const afterComma = SOFT_STOP.test(between);
    const starts = SUBJECTS.has(norm) && (afterComma || JOINERS.has(before));
    if (stopped) sentence += 1;
    if (stopped || starts || CONTRASTS.has(norm)) clause += 1;
    if (stopped || (starts && !BACKWARDS.has(norm)) || CONTRASTS.has(norm)) statement += 1;
    before = norm;
    end = match.index + match[0].length;
    tokens.push({
      norm,
      stem: stem(norm),
      start: match.index,
      end,
      sentence,
      clause,
      statement,
      afterComma,
      mark: markOf(between),
      closesQuestion: /^[\s)"']{0,3}\?/.test(text.slice(end, end + 4)),
      chain: 0,
      role: null,
    });
  }
  return tokens;
}

function markOf(between: string): Token['mark'] {
  if (between.includes('?')) return '?';
  if (between.includes(':')) return ':';
  return /[\u2013\u2014]|\s-\s/.test(between) ? '-' : '';
}
