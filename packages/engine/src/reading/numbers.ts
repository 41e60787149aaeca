import { isTelling } from './common-words.ts';
import type { Token } from './token.ts';

/** What a text states in numbers. Null where it does not. */
export interface Measures {
  /** Degrees Celsius. */
  temperature: number | null;
  durationDays: number | null;
  /** 1 to 10. */
  intensity: number | null;
  /** Years. */
  age: number | null;
  /** Tokens that were read as numbers or units. */
  used: Set<number>;
}

// Maps, not objects: a text may hold "constructor".
const WORDS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value) => [word, value]),
);
const VAGUE = new Map(
  Object.entries({ a: 1, an: 1, couple: 2, few: 3, several: 4, half: 0.5, past: 1, last: 1 }),
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
const SINCE = new Map(
  Object.entries({
    yesterday: 1,
    today: 0.5,
    'this morning': 0.5,
    tonight: 0.25,
    'last night': 1,
    'this afternoon': 0.25,
  }),
);
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Reads temperatures, durations, severities and ages. `localDate` (YYYY-MM-DD) resolves weekdays. */
export function readMeasures(tokens: readonly Token[], localDate?: string): Measures {
  const measures: Measures = {
    temperature: null,
    durationDays: null,
    intensity: null,
    age: null,
    used: new Set(),
  };
  tokens.forEach((_, i) => {
    const value = numberAt(tokens, i);
    if (value !== null) {
      const next = tokens[i + 1]?.norm ?? '';
      const use = (...extra: number[]): void => extra.forEach((n) => measures.used.add(i + n));
      const celsius = asTemperature(tokens, i, value);
      if (celsius !== null) {
        measures.temperature = Math.max(measures.temperature ?? 0, celsius);
        use(0, 1);
      } else if (
        (next === '/' || (next === 'out' && tokens[i + 2]?.norm === 'of')) &&
        value >= 1 &&
        value <= 10
      ) {
        if (tokens[i + (next === '/' ? 2 : 3)]?.norm === '10')
          measures.intensity = Math.round(value);
        use(0, 1, 2, 3);
      } else readSpan(tokens, i, value, measures, use);
    }
    readSince(tokens, i, measures, localDate);
  });
  return measures;
}

function readSpan(
  tokens: readonly Token[],
  i: number,
  value: number,
  measures: Measures,
  use: (...extra: number[]) => void,
): void {
  const at = tokens[i + 1]?.norm === 'of' || tokens[i + 1]?.norm === 'or' ? i + 2 : i + 1;
  const unit = UNIT_DAYS.find(([pattern]) => pattern.test(tokens[at]?.norm ?? ''));
  if (!unit) return;
  use(0, at - i);
  const after = tokens[at + 1]?.norm ?? '';
  if (after === 'pregnant' || after === 'gestation') return;
  if (after === 'old' && tellsAge(tokens[at + 2])) {
    const years = (value * unit[1]) / 365;
    if (years <= OLDEST) measures.age ??= years;
  } else if (after !== 'ago' || measures.durationDays === null) {
    const days = value * unit[1];
    const before = tokens[i - 1]?.norm ?? '';
    const frame =
      ['for', 'past', 'last', 'since', 'about', 'over', 'than', 'been', 'the'].includes(before) ||
      after === 'ago' ||
      after === 'now';
    if (frame || measures.durationDays === null) measures.durationDays = days;
  }
}

const OLDEST = 120;
const YOUNG = new Set([
  'infant',
  'newborn',
  'toddler',
  'grandson',
  'granddaughter',
  'twin',
  'twins',
]);

/** "3 weeks old and hot", "3 week old baby": a person; "2 week old rash": a thing. */
const tellsAge = (next: Token | undefined): boolean =>
  next === undefined || next.afterComma || isTelling(next.norm) || YOUNG.has(next.norm);

function readSince(
  tokens: readonly Token[],
  i: number,
  measures: Measures,
  localDate?: string,
): void {
  const word = tokens[i]?.norm ?? '';
  const two = `${word} ${tokens[i + 1]?.norm ?? ''}`;
  const days = SINCE.get(two) ?? SINCE.get(word);
  const since = ['since', 'from', 'started', 'began'].includes(tokens[i - 1]?.norm ?? '');
  if (days !== undefined && (since || measures.durationDays === null)) {
    measures.durationDays ??= days;
    measures.used.add(i);
  }
  const weekday = WEEKDAYS.indexOf(word);
  if (weekday >= 0 && since && localDate !== undefined) {
    measures.durationDays = (dayOfWeek(localDate) - weekday + 7) % 7 || 7;
    measures.used.add(i);
  }
}

function numberAt(tokens: readonly Token[], i: number): number | null {
  const norm = tokens[i]?.norm ?? '';
  if (/^\d/.test(norm)) return Number(norm.replace(',', '.'));
  return WORDS.get(norm) ?? (hasUnitNext(tokens, i) ? (VAGUE.get(norm) ?? null) : null);
}

function hasUnitNext(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]?.norm ?? '';
  const unit = next === 'of' ? (tokens[i + 2]?.norm ?? '') : next;
  return UNIT_DAYS.some(([pattern]) => pattern.test(unit));
}

/** What a number before it counts is no temperature: "fever, 36 weeks pregnant", "42 yo with fever". */
const COUNTED = new Set(
  `minute minutes min mins hour hours hrs day days night nights week weeks wks wk month months year years yrs yr yo y
   old kg lb lbs percent % times bpm mg`.split(/\s+/),
);

/** 39.2, 39 degrees, 102F: a number in the range of a body, with a unit or a word of temperature near. */
function asTemperature(tokens: readonly Token[], i: number, value: number): number | null {
  const around = tokens
    .slice(Math.max(0, i - 5), i + 4)
    .map((token) => token.norm)
    .join(' ');
  const named = /\b(?:temp|temperature|fever|degrees|celsius|fahrenheit|thermometer)\b|°/.test(
    around,
  );
  const next = tokens.slice(i + 1, i + 3).map((token) => token.norm);
  const unit = next.find(
    (norm) => norm === 'c' || norm === 'f' || norm === 'celsius' || norm === 'fahrenheit',
  );
  if (!named && unit === undefined) return null;
  if (unit === undefined && COUNTED.has(next[0] ?? '')) return null;
  if (value >= 34 && value <= 43 && !unit?.startsWith('f')) return value;
  if (value >= 93 && value <= 110) return Math.round((((value - 32) * 5) / 9) * 10) / 10;
  return null;
}

/** 0 is Sunday (Sakamoto's method); pure arithmetic, so that no clock or time zone is involved. */
function dayOfWeek(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
  const y = month < 3 ? year - 1 : year;
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return (y + leaps + (shifts[month - 1] ?? 0) + day) % 7;
}
