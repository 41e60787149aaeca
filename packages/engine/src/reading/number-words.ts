import type { Token } from './token.ts';

// Maps, not objects: a text may hold "constructor".
const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const WORDS = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
]);
const VAGUE = new Map(
  Object.entries({
    a: 1,
    an: 1,
    couple: 2,
    few: 3,
    several: 4,
    half: 0.5,
    past: 1,
    last: 1,
  }),
);
const UNIT_DAYS: [RegExp, number][] = [
  [/^(?:minutes?|mins?)$/, 1 / 1440],
  [/^(?:hours?|hrs?|h)$/, 1 / 24],
  [/^(?:days?|nights?|d)$/, 1],
  [/^(?:weeks?|wks?|wk)$/, 7],
  [/^fortnights?$/, 14],
  [/^(?:months?|mths?)$/, 30],
  [/^(?:years?|yrs?)$/, 365],
];

/** Days in a unit of time, or undefined for any other word. */
export const daysIn = (word: string): number | undefined =>
  UNIT_DAYS.find(([pattern]) => pattern.test(word))?.[1];

/**
 * Numbers said in several words become one token: "thirty nine", "thirty-nine", "a hundred and two", "38 point 5".
 */
export function joinNumbers(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (!token) break;
    const { value, words } = severalWords(tokens, i);
    const last = tokens[i + words - 1];
    if (words > 1 && last) {
      const norm = String(value);
      joined.push({ ...token, norm, stem: norm, end: last.end });
      i += words - 1;
    } else joined.push(token);
  }
  return joined;
}

function severalWords(tokens: readonly Token[], i: number): { value: number; words: number } {
  const none = { value: 0, words: 1 };
  const at = (n: number): string =>
    n === 0 || sameBreath(tokens[i + n], tokens[i]) ? (tokens[i + n]?.norm ?? '') : '';
  const tens = WORDS.get(at(0)) ?? 0;
  const ones = WORDS.get(at(1)) ?? 0;
  let whole = none;
  if (at(0) === 'hundred' && at(1) === 'and') {
    whole = { value: 100 + (WORDS.get(at(2)) ?? NaN), words: 3 };
  } else if (tens >= 20 && ones >= 1 && ones <= 9) whole = { value: tens + ones, words: 2 };
  else if (at(1) === 'point')
    whole = { value: /^\d+$/.test(at(0)) ? Number(at(0)) : tens, words: 1 };
  if (Number.isNaN(whole.value)) return none;
  const tenth = /^\d$/.test(at(whole.words + 1))
    ? Number(at(whole.words + 1))
    : WORDS.get(at(whole.words + 1));
  if (whole.value > 0 && at(whole.words) === 'point' && tenth !== undefined && tenth <= 9)
    return { value: whole.value + tenth / 10, words: whole.words + 2 };
  return whole.words > 1 ? whole : none;
}

const sameBreath = (token: Token | undefined, first: Token | undefined): boolean =>
  token !== undefined && token.clause === first?.clause && !token.afterComma;

/** The number that one word spells out. */
export const numberWord = (norm: string): number | undefined => WORDS.get(norm);

/** The number a token stands for. Vague words count only before a unit of time: "a few days", not "a few spots". */
export function numberAt(tokens: readonly Token[], i: number): number | null {
  const norm = tokens[i]?.norm ?? '';
  if (/^\d/.test(norm)) return Number(norm.replace(',', '.')) + halfAfter(tokens, i);
  const word = WORDS.get(norm);
  if (word !== undefined) return word + halfAfter(tokens, i);
  const vague = VAGUE.get(norm);
  return vague !== undefined && hasUnitNext(tokens, i) ? vague : null;
}

/** "Two and a half weeks": the half belongs to the number. */
function halfAfter(tokens: readonly Token[], i: number): number {
  const [and, a, half, unit] = tokens.slice(i + 1, i + 5).map(({ norm }) => norm);
  return and === 'and' && a === 'a' && half === 'half' && daysIn(unit ?? '') !== undefined
    ? 0.5
    : 0;
}

function hasUnitNext(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]?.norm ?? '';
  const skipped = next === 'of' || next === 'an' || next === 'a' || next === 'the';
  return daysIn((skipped ? tokens[i + 2]?.norm : next) ?? '') !== undefined;
}
