import type { Token } from './token.ts';

const THEN =
  /\b(?:last (?:year|winter|summer|spring|autumn)|(?:back )?in the (?:spring|summer|autumn|winter)(?! (?:house|water|garden|holidays?|term|room|sun|heat)\b)|(?:back )?in (?:january|february|march|april|may|june|july|august|september|october|november|december)|\w+ years ago|years ago|in (?:19|20)\d\d|when (?:i|he|she) was (?:a \w+|little|small|young|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty)|as a (?:child|kid|teenager|baby|toddler))\b/;
const OVER =
  /\b(?:(?:all|fully|completely|made a full) (?:recover(?:ed|y)|better|healed|cleared|mended|fixed)|(?:is|are|was|were|all|completely|fully|totally) back to normal|(?:healed|mended) (?:fine|well|up)|(?:fine|well|fit|good|ok|okay|healthy|all clear) (?:ever )?since|never (?:since|again|had (?:one|it|another) since)|(?:nothing|none|not one|no (?:more|trouble|problems?|others?)) since)\b/;
const AGAIN =
  /\b(?:(?<!never )again|now|still|today|tonight|last night|just|(?:minutes?|hours?|days?) ago|this (?:morning|afternoon|evening|week)|yesterday|back|returned|until)\b/;
/** An age then, where the age now is told or that it never came again: at a mere number may be a time of day. */
const AT_AGE =
  /(?<!\b(?:pulse|rate|sats?|oxygen|sugars?|glucose|pressure|bp|temp|temperature|was|is|readings?|levels?|up|down) )\bat (?:1[3-9]|[2-6]\d)\b(?! ?(?:[:.]|this|last|today|yesterday|in the|on|past|to|per|percent|degrees?|weeks?|months?|days?|hours?|minutes?|feet|foot|mph|am|pm|\d))/;
const LONG_AFTER =
  /\b(?:(?:i'm|i am|he's|he is|she's|she is|now) (?:now )?\d{2}|ever since|never (?:since|again|had (?:one|it|another) since))\b/;
/** Words of now that tell of no illness. */
const OF_TODAY =
  /\bback (?:to normal|at (?:work|school))\b|\b(?:i'm|i am|he's|he is|she's|she is) (?:now )?\d{1,2}(?: now)?\b/g;
/** Words. */
const LONGEST = 40;

/** "Last year I had a mini stroke, my arm went weak, all recovered", "had Bell's palsy in the spring, fine since". */
export function isToldAsOver(tokens: readonly Token[], at: number): boolean {
  const [start, end] = sentenceOf(tokens, at);
  const before = marked(tokens, start, at + 1);
  const after = marked(tokens, at + 1, end + 1);
  const [near = ''] = after.split(',');
  const isThen = (then: RegExp): boolean =>
    (then.exec(`${before} ${near}`)?.index ?? Infinity) < before.length ||
    (then.test(near) && !IS_SO.test(`${before} ${near}`));
  const wasThen = isThen(THEN) || (isThen(AT_AGE) && LONG_AFTER.test(after));
  return wasThen && OVER.test(after) && !AGAIN.test(`${before} ${after}`.replace(OF_TODAY, ' '));
}

/** Numbers as words, by their rank. */
const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty'.split(' ');
const TEENS = WORDS.slice(13).join('|');
const AGE = `(\\d{1,2}|${[...WORDS.slice(2), ...TENS].join('|')})`;
/** An age at which it was: "at 15", not "at 3", which may be a time of day. */
const AT_AN_AGE = new RegExp(
  String.raw`\bat (\d{1,2}|${TEENS}) months\b|^${AGE} ,|\b(?:at (?:the )?age(?: of)?|aged|when (?:i|he|she) was) ${AGE}\b|\bat (1[3-9]|[2-6]\d|${TEENS}|twenty|thirty)\b`,
);
/** A time of life at which it was. */
const TIME_OF_LIFE =
  /\b(?:in (?:my|his|her) (?:(?:early|mid|late) )?(?:teens|twenties|thirties|forties|fifties)|on (?:my|his|her) \w+ birthday|as a (?:child|kid|teenager|baby|toddler|student))\b/;
/** How old somebody is now: "I'm 38 now", "now 44", "51 now". */
const AGED_NOW = new RegExp(
  String.raw`(?:\b(?:i'm|i am|he's|he is|she's|she is) (?:nearly |almost )?${AGE} now|\b(?:i'm|i am|he's|he is|she's|she is) now (?:nearly |almost )?${AGE}|(?:^|[,.] )now (?:i'm |i am |he's |she's )?${AGE}|(?:^|[,.] )${AGE} now)(?= [,.]|$| and\b| but\b)`,
);
const YEARS_ON = /[,.] \w+ (?:years|decades) (?:on|later)\b(?! (?:from|than|after|since|of))/;
/** Told as it is, not as it was. */
const IS_SO =
  /\b(?:have|has|is|are|am|i've|i'm|he's|she's|can't|cannot|won't|isn't|feels?|keeps?|never|since|ago|hundred)\b/;

/** What was at an age that is long past by the one told afterwards: "an overdose at 15. I'm 38 now, two kids". */
export function isOfAnEarlierAge(tokens: readonly Token[], at: number): boolean {
  const [start, end] = sentenceOf(tokens, at);
  const later = marked(tokens, at + 1, at + 1 + LONGEST);
  const aged = AGED_NOW.exec(later);
  const yearsOn = YEARS_ON.exec(later);
  const until = Math.min(aged?.index ?? Infinity, yearsOn?.index ?? Infinity);
  if (until === Infinity) return false;
  const then = `${marked(tokens, start, at + 1)} ${later.slice(0, until)}`;
  const sentence = marked(tokens, start, end + 1);
  const age = AT_AN_AGE.exec(sentence);
  if (age === null && !TIME_OF_LIFE.test(sentence)) return false;
  if (IS_SO.test(then) || AGAIN.test(then)) return false;
  return age === null || aged === null || isOlder(ageIn(aged), ageIn(age), age[0]);
}

const ageIn = (found: RegExpExecArray): string => found.slice(1).find(Boolean) ?? '';

const years = (age: string): number =>
  /^\d/.test(age)
    ? Number(age)
    : WORDS.includes(age)
      ? WORDS.indexOf(age)
      : 20 + 10 * TENS.indexOf(age);

/** By two years at least: who had it this year may have it still. */
const isOlder = (now: string, then: string, told: string): boolean =>
  told.endsWith('months') ? years(now) > 2 : years(now) >= years(then) + 2;

/** First and last word. */
function sentenceOf(tokens: readonly Token[], at: number): [number, number] {
  const sentence = tokens[at]?.sentence;
  let start = at;
  while (start > 0 && at - start < LONGEST && tokens[start - 1]?.sentence === sentence) start -= 1;
  let end = at;
  while (end - start < LONGEST && tokens[end + 1]?.sentence === sentence) end += 1;
  return [start, end];
}

/** Words with their commas and ends of sentences. */
const marked = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ norm, afterComma, sentence }, nth) => {
      const before = tokens[from + nth - 1];
      if (before !== undefined && before.sentence !== sentence) return `. ${norm}`;
      return afterComma ? `, ${norm}` : norm;
    })
    .join(' ');
