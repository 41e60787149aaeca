import type { Token } from './token.ts';

const THEN =
  /\b(?:last (?:year|winter|summer|spring|autumn)|\w+ years ago|years ago|in (?:19|20)\d\d|when (?:i|he|she) was (?:a \w+|little|small|young|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty)|as a (?:child|kid|teenager|baby|toddler))\b/;
const OVER =
  /\b(?:(?:all|fully|completely|made a full) (?:recover(?:ed|y)|better|healed|cleared)|never (?:since|again|had (?:one|it|another) since)|(?:nothing|none|not one|no (?:more|trouble|problems?|others?)) since)\b/;
const AGAIN =
  /\b(?:(?<!never )again|now|still|today|tonight|this (?:morning|week)|yesterday|back|returned|until)\b/;
/** Words. */
const LONGEST = 40;

/** "Last year I had a mini stroke, my arm went weak, all recovered", "when I was two I had a fit, never since". */
export function isToldAsOver(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence;
  let start = at;
  while (start > 0 && at - start < LONGEST && tokens[start - 1]?.sentence === sentence) start -= 1;
  let end = at;
  while (end - start < LONGEST && tokens[end + 1]?.sentence === sentence) end += 1;
  const before = said(tokens, start, at + 1);
  const after = said(tokens, at + 1, end + 1);
  return THEN.test(before) && OVER.test(after) && !AGAIN.test(`${before} ${after}`);
}

const said = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ');
