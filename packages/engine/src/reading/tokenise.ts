import { normalise } from './normalise.ts';
import { expanded, SHORTHAND } from './shorthand.ts';
import { stem } from './stem.ts';
import type { Token } from './token.ts';

/** Letters with inner apostrophes and invisible marks, or a number; "3wks" and "39.2c" are two tokens. */
const WORD = new RegExp(
  `${SHORTHAND}|\\d+(?:[.,]\\d+)?|[\\p{L}\\p{M}](?:[\\p{L}\\p{M}\\p{Cf}]|['\\u2018\\u2019\\u201B\\u02BC\\u00B4\\u0060\\uFF07](?=\\p{L}))*|[/°%]`,
  'giu',
);
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
  'besides',
]);
/** Contrasts of two words, told by what follows the first. */
const CONTRASTING = new Map([
  ['other', /^\s+than\b/i],
  ['aside', /^\s+from\b/i],
  ['apart', /^\s+from\b/i],
]);
/** "Tired however much I sleep" turns nothing. */
const EXTENDING = /^\s+(?:much|many|long|hard|often|little|well)\b/i;

/** A subject after a comma or a joining word starts a statement of its own: "no fever, my throat hurts". */
const SUBJECTS = new Set(
  `i i'm i've my mine he he's she she's it it's its we we're they they're his her the there there's now`.split(
    ' ',
  ),
);
/** Words that point back to what was spoken of: "it started in the middle and now it is on the right". */
const BACKWARDS = new Set(['it', "it's", 'its', 'now', 'the', 'there', "there's"]);
const JOINERS = new Set(['and', 'then', 'so', 'because', 'which']);
/** After a joining word these begin what the subject behind them goes on with: "and when I stand". */
const OPENERS = new Set(['when', 'whenever', 'if', 'after', 'once', 'while']);
/** "Cant. Breathe.": who is short of breath writes so; a stop there ends nothing. */
const CANNOT = new Set(["can't", 'cant', 'cannot', "couldn't", 'couldnt']);
const UNABLE = new Set([
  'breathe',
  'breath',
  'breathing',
  'swallow',
  'move',
  'talk',
  'speak',
  'walk',
]);

/** Splits a text into words with their sentence and clause. Linear in the length of the text. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  let statement = 0;
  let end = 0;
  let [before, earlier] = ['', ''];
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(end, match.index);
    const norm = normalise(match[0]);
    const stopped = HARD_STOP.test(between) && !(CANNOT.has(before) && UNABLE.has(norm));
    const afterComma = SOFT_STOP.test(between);
    const starts = SUBJECTS.has(norm) && (afterComma || isJoined(earlier, before));
    end = match.index + match[0].length;
    const turns = isContrast(norm, text.slice(end, end + LOOKED_AHEAD));
    if (stopped) sentence += 1;
    if (stopped || starts || turns) clause += 1;
    if (stopped || (starts && !BACKWARDS.has(norm)) || turns) statement += 1;
    [earlier, before] = [before, norm];
    for (const [n, word] of expanded(norm).entries()) {
      tokens.push({
        norm: word,
        stem: stem(word),
        start: match.index,
        end,
        sentence,
        clause,
        statement,
        afterComma: afterComma && n === 0,
        mark: n === 0 ? markOf(between) : '',
        closesQuestion: /^[\s)"']{0,3}\?/.test(text.slice(end, end + 4)),
        chain: 0,
        role: null,
      });
    }
  }
  return tokens;
}

const isJoined = (earlier: string, before: string): boolean =>
  JOINERS.has(before) || (JOINERS.has(earlier) && OPENERS.has(before));

const LOOKED_AHEAD = 12;

function isContrast(norm: string, after: string): boolean {
  if (CONTRASTS.has(norm)) return !(norm === 'however' && EXTENDING.test(after));
  return CONTRASTING.get(norm)?.test(after) ?? false;
}

function markOf(between: string): Token['mark'] {
  if (between.includes('?')) return '?';
  if (between.includes(':')) return ':';
  return /[\u2013\u2014(]|\s-\s/.test(between) ? '-' : '';
}
