import type { CaseInput, DurationCode } from '@yarrow/engine';
import { wordsOf } from './words.ts';

type Person = Pick<
  CaseInput,
  'age' | 'gender' | 'pregnant' | 'breastfeeding' | 'subject' | 'weight_kg'
>;

const YEARS =
  /\b(?:i'?m|i am|age[d]?(?: is|:)?|my age(?:'s| is)?|(?:s?he|they)(?:'s|'re| is| are)|turn(?:ed|ing)|just)\s+(?:now\s+|only\s+|actually\s+|about\s+|nearly\s+|almost\s+)?(\d{1,3})(?!\d)(?!\s*(?:[.,]\d|°|%|\/|weeks?|wks?|days?|months?|hours?|minutes?|mins?|kg|kilos?|lbs?|pounds?|degrees?|mg|ml|c\b|f\b|times))\b/iu;
const OLD =
  /\b(\d{1,3})[\s-]*(?:years?|yrs?|yo|y\/o|y)[\s-]*(?:old|of age)?\b(?!\s*(?:ago|now|already))/iu;
const MONTHS = /\b(\d{1,2})[\s-]*months?[\s-]*old\b/iu;
const WEEKS = /\b(\d{1,2})[\s-]*weeks?[\s-]*old\b/iu;
const SHORT = /(?<!['’\w])(?:(\d{1,2})\s?(f|m)|(f|m)\s?(\d{1,2}))\b/iu;
/** "58, male", "a 34 year old woman", "8-month-old boy", "female, 30". */
const AGE_AND_SEX =
  /\b\d{1,3}[\s-]*(?:(?:years?|yrs?|months?|weeks?|yo|y\/o|y)[\s-]*)?(?:old[\s-]*)?,?\s*(?:and\s+)?(?:an?\s+)?(woman|female|girl|man|male|guy|lad|boy)\b|\b(woman|female|girl|man|male|guy|lad|boy)[\s,]+(?:aged?\s+|of\s+)?\d{1,3}\b(?!\s*(?:ago|%|°|degrees|days?|weeks?|hours?|times))/iu;
const HEAT = /\b(?:temp|temperature|fever|degrees|celsius|fahrenheit)\b|°/iu;
const OLDEST = 120;

const CHILD_WORDS: readonly [RegExp, Person][] = [
  [
    /\bmy (?:\w+[- ])?(?:son|grandson|little boy|boy|nephew)\b/iu,
    { subject: 'other', gender: 'male' },
  ],
  [
    /\bmy (?:\w+[- ])?(?:daughter|granddaughter|little girl|girl|niece)\b/iu,
    { subject: 'other', gender: 'female' },
  ],
  [
    /\bmy (?:husband|dad|father|grandfather|grandad|grandpa|brother|boyfriend)\b/iu,
    { subject: 'other', gender: 'male' },
  ],
  [
    /\bmy (?:wife|mum|mom|mother|grandmother|gran|nan|granny|grandma|sister|girlfriend)\b/iu,
    { subject: 'other', gender: 'female' },
  ],
  [
    /\b(?:my|our) (?:\w+[- ])?(?:baby|child|kid|toddler|infant|newborn|little one|partner|friend)\b/iu,
    { subject: 'other' },
  ],
  [/^\W*(?:the )?(?:baby|toddler|newborn|infant|child)\b/iu, { subject: 'other' }],
  [/^\W*(?:dad|daddy|hubby|husband|grandad|grandpa|son)\b/iu, { subject: 'other', gender: 'male' }],
  [
    /^\W*(?:mum|mom|mummy|wife|gran|nan|grandma|daughter)\b/iu,
    { subject: 'other', gender: 'female' },
  ],
  [
    /\b(?:my|our) (?:\w+[- ]){0,2}(?:years?|yrs?|yo|months?|mths?|weeks?|wks?|days?)[- ]old\b/iu,
    { subject: 'other' },
  ],
];

/** What a text says of who it is about. `asked` reads bare answers too: "34", "a woman", "me". */
export function readPerson(text: string, asked: 'age' | 'sex' | 'who' | null): Person {
  const person: Person = {};
  const relative = CHILD_WORDS.find(([pattern]) => pattern.test(text));
  if (relative && asked === 'who') Object.assign(person, relative[1]);
  const age = readAge(text, asked);
  if (age !== null) person.age = age;
  const gender = readSex(text, asked !== null);
  if (gender) person.gender = gender;
  if (asked === 'who' && !relative && /\b(?:me|myself|i'?m|self|i am|mine)\b/iu.test(text))
    person.subject = 'self';
  if (asked === 'who' && /\b(?:someone|somebody) else\b/iu.test(text)) person.subject = 'other';
  if (/\b(?:i'?m|i am|she'?s|she is|currently|weeks|months)\s+(?:\w+\s+)?pregnant\b/iu.test(text)) {
    if (!/\b(?:not|n'?t|never)\s+(?:\w+\s+)?pregnant\b/iu.test(text)) person.pregnant = true;
  }
  if (/\b(?:not|isn'?t|ain'?t)\s+(?:currently\s+|actually\s+)?pregnant\b/iu.test(text))
    person.pregnant = false;
  if (
    /\b(?:i'?m|i am|she'?s|still|am)\s+(?:still\s+)?(?:breast-?\s?feeding|nursing my)/iu.test(text)
  )
    person.breastfeeding = true;
  const kilos = /\b(\d{1,3}(?:[.,]\d)?)\s?(?:kg|kilos?|kilograms?)\b/iu.exec(text);
  if (kilos) person.weight_kg = Number(kilos[1]?.replace(',', '.'));
  return person;
}

/**
 * Whom the first words are about: "my son has a fever". Somebody who merely says or does something is not meant, nor
 * whoever gives the time or the cause of what the writer feels: "I feel so low since my wife left".
 */
export function readSubject(text: string): Person {
  const relative = CHILD_WORDS.find(([pattern]) => {
    const found = pattern.exec(text);
    return (
      found !== null &&
      !DOING.test(text.slice(found.index + found[0].length)) &&
      !OWN_SINCE.test(text.slice(0, found.index))
    );
  });
  return relative?.[1] ?? {};
}
const DOING =
  /^[\s\w]{0,12}\b(?:says?|said|thinks?|thought|told|had|died|reckons?|left|leaving|moved|walked out|cheated|wants?|made|makes|noticed)\b/iu;
const OWN_SINCE =
  /\b(?:i|i'?m|i'?ve|me|my)\b[^.?!]*\b(?:since|because|cos|after|when|until|ever since|as)\s*$/iu;

/** Not "3 days", which is how long it has lasted, nor "39.4". */
const BARE_AGE =
  /(?<![\d.,])(\d{1,3})(?![\d%°]|[.,]\d|\s*(?:minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|months?|mths?|times|kg|kilos?|mg|ml|cm|degrees)\b)/u;

function readAge(text: string, asked: 'age' | 'sex' | 'who' | null): number | null {
  const months = MONTHS.exec(text) ?? (asked ? /\b(\d{1,2})\s*months?\b/iu.exec(text) : null);
  if (months) return Number(months[1]) / 12;
  const weeks = WEEKS.exec(text) ?? (asked ? /\b(\d{1,2})\s*weeks?\b/iu.exec(text) : null);
  if (weeks) return (Number(weeks[1]) * 7) / 365;
  const short = HEAT.test(text) ? null : SHORT.exec(text);
  const bare = asked === 'age' || asked === 'who' ? BARE_AGE.exec(text)?.[1] : undefined;
  const years = OLD.exec(text)?.[1] ?? YEARS.exec(text)?.[1] ?? short?.[1] ?? short?.[4] ?? bare;
  if (years === undefined || Number(years) > OLDEST) return null;
  // "For 3 years" is how long, not how old.
  if (
    asked === null &&
    /\b(?:for|since|past|last|over)\s+(?:the\s+)?(?:about\s+)?\d+\s*y/iu.test(text)
  )
    return null;
  return Number(years);
}

/** The whole message, whatever was asked: "male", "she's a girl". */
const BARE_SEX =
  /^\W*(?:(?:i'?m|i am|it'?s|(?:s?he)(?:'?s| is)) )?(?:an? )?(?:little )?(woman|female|girl|man|male|guy|lad|boy)\W*$/iu;

function readSex(text: string, asked: boolean): 'female' | 'male' | null {
  const short = HEAT.test(text) ? null : SHORT.exec(text);
  const letter = short?.[2] ?? short?.[3];
  if (letter) return letter.toLowerCase() === 'f' ? 'female' : 'male';
  const own =
    BARE_SEX.exec(text)?.[1] ??
    /\b(?:i'?m|i am|as)\s+(?:an?\s+)?(?:[\w-]+\s+){0,4}?(woman|female|girl|man|male|guy|lad|boy)\b/iu.exec(
      text,
    )?.[1] ??
    besideAge(text) ??
    (asked ? /\b(woman|female|girl|man|male|guy|boy)\b/iu.exec(text)?.[1] : undefined);
  if (own === undefined) return null;
  return /^(?:woman|female|girl)$/iu.test(own) ? 'female' : 'male';
}

function besideAge(text: string): string | undefined {
  const found = AGE_AND_SEX.exec(text);
  return found?.[1] ?? found?.[2];
}

const DURATIONS: readonly [RegExp, DurationCode][] = [
  [
    /^less than a day$|^(?:since |just )?(?:today|this morning|tonight|now|an hour|hours?)/iu,
    'less_than_1_day',
  ],
  [/^1 to 3 days$|^(?:since )?(?:yesterday|last night)/iu, '1_3_days'],
  [/^about a week$/iu, '1_week'],
  [/^longer$/iu, 'more_than_1_week'],
  [/\b(?:months|years|long time|ages|always|forever)\b|^every month\b/iu, 'more_than_1_month'],
];

/** How long it has lasted: a quick reply, or the number of days the engine read. */
export function readDuration(
  text: string,
  days: number | null,
  asked: boolean,
): DurationCode | null {
  const trimmed = text.trim();
  const chosen = asked ? DURATIONS.find(([pattern]) => pattern.test(trimmed))?.[1] : undefined;
  if (chosen) return chosen;
  if (days === null) return null;
  const ends: [number, DurationCode][] = [
    [1, 'less_than_1_day'],
    [4, '1_3_days'],
    [8, '1_week'],
    [30, 'more_than_1_week'],
  ];
  return ends.find(([end]) => days < end)?.[1] ?? 'more_than_1_month';
}

/** "None", "no", "nothing": an empty list, for medicines and allergies. */
export const isNone = (text: string): boolean => EMPTY.test(wordsOf(text).join(' '));

/** The whole answer, not its beginning: "no, only warfarin" is a list. */
const EMPTY = new RegExp(
  [
    '^(?:no|none|nope|nothing|nil|neither|nah)(?: (?:no|none|thanks|thank you|at all|medicines?|medication|allerg(?:y|ies)|known|of (?:them|these|those)|that i know(?: of)?|i dont(?: (?:take|have|use)(?: any(?:thing)?)?)?))*$',
    '^not (?:any|at all|that i (?:know|am aware)(?: of)?)$',
    '^i (?:dont|do not) (?:take|have|use)(?: any(?:thing)?)?(?: medicines?| allergies)?$',
    '^(?:im |i am )?not allergic(?: to any(?:thing)?(?: medicines?)?)?$',
  ].join('|'),
  'u',
);
