import type { Token } from './token.ts';

const AGE =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?: \\w+)?)';
const THEN =
  /\b(?:last (?:year|winter|summer|spring|autumn)|\w+ years ago|years ago|in (?:19|20)\d\d|when (?:i|he|she) was (?:a \w+|little|small|young|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty)|as a (?:child|kid|teenager|baby|toddler))\b/;
const OVER =
  /\b(?:(?:all|fully|completely|made a full) (?:recover(?:ed|y)|better|healed|cleared)|never (?:since|again|had (?:one|it|another) since)|(?:nothing|none|not one|no (?:more|trouble|problems?|others?)) since)\b/;
const AGAIN =
  /\b(?:(?<!never )again|now|still|today|tonight|this (?:morning|week)|yesterday|back|returned|until)\b/;
/** An age or a time of life at which it was. A bare number below 13 may be a time of day. */
const AT_AN_AGE = new RegExp(
  String.raw`^(?:aged )?\d{1,2} (?=[a-z])|\b(?:(?:aged|at (?:the )?age(?: of)?) ${AGE}|at (?:1[3-9]|[2-6]\d|\w+teen|twenty|thirty)|at ${AGE} (?:months|weeks|years)(?: old)?|when (?:i|he|she) was ${AGE}|in (?:my|his|her) (?:early |mid |late )?(?:teens|twenties|thirties|forties|fifties)|on (?:my|his|her) \w+ birthday|as a (?:child|kid|teenager|baby|toddler|student|\w+ man|\w+ woman))\b`,
);
/** How old somebody is now, or how long it has been: "I'm 38 now", "now 44", "twenty years on". */
const GROWN = new RegExp(
  String.raw`\b(?:(?:i'm|i am|he's|he is|she's|she is) (?:now )?(?:nearly |almost )?${AGE} now|(?:i'm|i am|he's|he is|she's|she is) now (?:nearly |almost )?${AGE}|now (?:i'm |i am |he's |she's )?${AGE}|${AGE} now|\w+ (?:years|decades) (?:on|later))\b(?! (?:weeks?|months?|days?|hours?|hrs?|minutes?|mins?|times|am|pm|o'clock|percent|degrees|over))`,
  'g',
);
/** Words. */
const LONGEST = 40;

/**
 * "Last year I had a mini stroke, my arm went weak, all recovered", "when I was two I had a fit, never since"; and what
 * was at an age that is not the one told afterwards: "an overdose at 15. I'm 38 now".
 */
export function isToldAsOver(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence;
  let start = at;
  while (start > 0 && at - start < LONGEST && tokens[start - 1]?.sentence === sentence) start -= 1;
  let end = at;
  while (end - start < LONGEST && tokens[end + 1]?.sentence === sentence) end += 1;
  const before = said(tokens, start, at + 1);
  const after = said(tokens, at + 1, end + 1);
  if (THEN.test(before) && OVER.test(after) && !AGAIN.test(`${before} ${after}`)) return true;
  const later = said(tokens, at + 1, at + 1 + LONGEST);
  if (!AT_AN_AGE.test(`${before} ${after}`.trim()) || later.search(GROWN) < 0) return false;
  return !AGAIN.test(`${before} ${after}`.replace(GROWN, ''));
}

const said = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ');
