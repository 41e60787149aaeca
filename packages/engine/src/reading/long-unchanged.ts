import type { Token } from './token.ts';

const FOR_YEARS =
  /\b(?:years(?! (?:old|of age)\b)|decades|(?:since|from) (?:birth|childhood|school|my (?:stroke|accident|operation|teens|twenties|thirties|forties|fifties))|since (?:i|he|she) was (?:born|little|small|a \w+|\d{1,2})|(?:all|most of) (?:my|his|her) life|always (?:been|had|has|have|was|were)(?! (?:fine|ok|okay|normal|healthy|good|well|strong|fit|perfect|steady|no|low|high)\b)|born (?:with|like))\b/;
const AS_EVER =
  /\b(?:no change|unchanged|(?:never|not|hasn't|haven't) changed|nothing(?:'s| has)? (?:new|changed)|same as (?:ever|always|(?:it's|it has|they've|they have) (?:always )?been)|how (?:i'm|i am|he's|he is|she's|she is) (?:made|built)|no (?:better )?(?:or |and |nor )?(?:worse|different)|(?:has|have) always been(?! (?:fine|ok|okay|normal|healthy|good|well|strong|fit|perfect|steady)\b)|(?:since|from) birth|born (?:with|like))\b/;
/** Words that sound of news and tell of none. */
const NO_NEWS =
  /\bjust (?:how|the way)\b|\bnothing(?:'s)? new\b|\bno (?:better )?(?:or |and |nor )?(?:worse|different)\b|\b(?:years|decades) (?:ago|now|back)\b|\bbut (?=(?:it's |it is )?(?:no change|unchanged|nothing|same|the same|never))/g;
const NEWS =
  /\b(?:worst|worse\w*|worsening|not stopping|keeps|but|crash|injury|now|today|tonight|yesterday|this (?:morning|afternoon|evening|week|month)|last (?:night|week|month)|sudden(?:ly)?|new|newly|again|more|started|begun|began|went|gone|going|came|woke|lost|fell|hit|collapsed|stopped|can't|cannot|won't|just|also|too|spread\w*|(?:minutes?|hours?|days?|weeks?|months?)|since (?:yesterday|last|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunch|breakfast|waking))\b/;

/** Words. */
const LONGEST = 40;

/**
 * "One of my pupils has always been bigger", "weak since my stroke years ago, no change": a sign of danger is one only
 * where it is new. Only where its years and its sameness are both told, and nothing of lately is, anywhere.
 */
export function isLongUnchanged(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence ?? 0;
  // "The same as ever, lips blue", "diabetic for years, my arm is weak": what a comma parts is another matter.
  let from = at;
  while (tokens[from - 1]?.sentence === sentence && tokens[from]?.afterComma === false) from -= 1;
  const near = tokens.slice(from, from + LONGEST);
  if (!FOR_YEARS.test(said(near.filter((token) => token.sentence === sentence)))) return false;
  if (!AS_EVER.test(said(near.filter((token) => token.sentence <= sentence + 1)))) return false;
  return !NEWS.test(said(tokens).replace(NO_NEWS, ' '));
}

const said = (tokens: readonly Token[]): string => tokens.map(({ norm }) => norm).join(' ');
