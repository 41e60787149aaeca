import type { Token } from './token.ts';

/** What a number before it counts is no temperature: "fever, 36 weeks pregnant", "42 yo with fever". */
const COUNTED = new Set(
  `minute minutes min mins hour hours hrs day days night nights week weeks wks wk month months year years yrs yr yo y
   old kg kgs kilos stone lb lbs pounds cm mm percent % times bpm mg ml mmol out weeker /`.split(
    /\s+/,
  ),
);
const NAMED = /\b(?:temp|fever|pyrexia|degree|celsius|centigrade|fahrenheit|thermometer)|°/;
const FAHRENHEIT = new Set(['f', 'fahrenheit']);
const CELSIUS = new Set(['c', 'celsius', 'centigrade']);
/** A decimal in these ranges is a temperature without being called one: "she was 39.4 this morning". */
const UNNAMED = { celsius: [37.3, 42], fahrenheit: [99.2, 107] } as const;
const OTHER_MEASURE =
  /\b(?:sugar|sugars|glucose|ketone|ketones|sats?|spo|oxygen|pulse|heart|bp|pressure|weigh|weight|weighs|bmi|crp|hba|ph|kg)\b/;

/** 39.2, 39 degrees, 102F: a number in the range of a body, with a unit or a word of temperature near; in Celsius. */
export function asTemperature(tokens: readonly Token[], i: number, value: number): number | null {
  const around = tokens
    .slice(Math.max(0, i - 6), i + 4)
    .map((token) => `${token.norm} ${token.stem}`)
    .join(' ');
  const next = tokens.slice(i + 1, i + 4).map((token) => token.norm);
  const unit = next.find((norm) => FAHRENHEIT.has(norm) || CELSIUS.has(norm));
  if (unit === undefined && COUNTED.has(next[0] ?? '')) return null;
  if (unit === undefined && !NAMED.test(around) && !isUnnamed(tokens, i, value)) return null;
  if (value >= 34 && value <= 43 && (unit === undefined || CELSIUS.has(unit))) return value;
  if (value >= 93 && value <= 110) return Math.round((((value - 32) * 5) / 9) * 10) / 10;
  return null;
}

function isUnnamed(tokens: readonly Token[], i: number, value: number): boolean {
  if (!/^\d+[.,]\d$/.test(tokens[i]?.norm ?? '')) return false;
  const near = tokens
    .slice(Math.max(0, i - 6), i + 3)
    .map(({ norm }) => norm)
    .join(' ');
  if (OTHER_MEASURE.test(near)) return false;
  return Object.values(UNNAMED).some(([from, to]) => value >= from && value <= to);
}
