import type { Token } from './token.ts';
import { wordsBefore, wordsBehind, wordsBetween } from './words-between.ts';

/** What a number before it counts is no temperature: "fever, 36 weeks pregnant", "42 yo with fever". */
const COUNTED = new Set(
  `minute minutes min mins hour hours hrs day days night nights week weeks wks wk month months year years yrs yr yo y
   old kg kgs kilos stone lb lbs pounds cm mm percent % times bpm mg ml mmol out weeker / mcg ug microgram micrograms
   gram grams units iu inch inches foot feet ft metre metres meter meters km kilometres kilometers mile miles litre
   litres liter liters kcal calories quid euro euros dollar dollars bucks usd eur gbp`.split(/\s+/),
);
const NAMED = /\b(?:temp|fever|pyrexia|degree|celsius|centigrade|fahrenheit|thermometer)|°/;
const FAHRENHEIT = new Set(['f', 'fahrenheit']);
const CELSIUS = new Set(['c', 'celsius', 'centigrade']);
/** A decimal in these ranges is a temperature without being called one: "she was 39.4 this morning". */
const UNNAMED = { celsius: [37.3, 42], fahrenheit: [99.2, 107] } as const;
/** Where heat is told of, a lower one too: "she is hot, 36.9 an hour ago". */
const ALIVE = { celsius: [35, 42], fahrenheit: [95, 107] } as const;
const OTHER_MEASURE =
  /\b(?:sugar|sugars|glucose|ketone|ketones|sats?|spo|oxygen|pulse|heart|bp|pressure|weigh|weight|weighs|bmi|crp|hba|ph|kg|potassium|sodium|calcium|ferritin|albumin|iron|vitamin|ha?ematocrit|hct|ha?emoglobin|hb|platelets|creatinine|egfr|urea|tsh|psa|esr|waist|hips?|size|cost|costs|paid|price|spent|dose|tablets?)\b/;
/** A medicine by the end of its name, or the taking of one: "venlafaxine 37.5", "I take 37.5". */
const DOSED =
  /(?:xine|adol|tyline|pram|idone|azine|olol|pril|statin|sartan|phenidate|fetamine)$|^(?:takes?|took|taking|prescribed)$/;
/** Where one of these stands near, a bare number in the range of a living body is read as well. */
const HEAT =
  /\b(?:hot|feverish|boiling|roasting|burning up|shiver\w*|shak(?:es|ing|y)|chills|chilly|sweat\w*|calpol|paracetamol|tylenol)\b/;
const NEAR_HEAT = 25;
/** What is read off, or how far it went: "reads 39", "up to 40". */
const READS =
  /\b(?:reads?|reading|show(?:s|ed|ing)|says|said|reached|touched|(?:spiked?|climbed|rose|shot|went|gone|up|hit)(?: (?:up|to|at))+)$/;
const BY_TIME =
  /^(?:this (?:morning|afternoon|evening)|last night|now|today|tonight|yesterday|overnight|earlier|again|just now|at (?:midnight|noon|bedtime|\d)|an hour ago|\w+ hours ago)\b/;
/** The heat may be that of the day. */
const WEATHER =
  /\b(?:sun|sunny|weather|outside|outdoors|heatwave|heat|beach|garden|summer|desert|hiking|sunburn\w*|room|car)\b/;
/** Whole degrees that nobody takes for anything else where heat is told of. */
const WHOLE = { from: 38, to: 41 } as const;

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
  if (!Object.values(ALIVE).some(([from, to]) => value >= from && value <= to)) return false;
  if (OTHER_MEASURE.test(wordsBetween(tokens, i - 6, i + 3)) || isDosed(tokens, i)) return false;
  if (!/^\d+[.,]\d$/.test(tokens[i]?.norm ?? '')) return isWhole(tokens, i, value);
  return (
    Object.values(UNNAMED).some(([from, to]) => value >= from && value <= to) || isHot(tokens, i)
  );
}

/** "Venlafaxine 37.5", "38.5 of it". */
const isDosed = (tokens: readonly Token[], i: number): boolean =>
  DOSED.test(tokens[i - 1]?.norm ?? '') || tokens[i + 1]?.norm === 'of';

const isHot = (tokens: readonly Token[], i: number): boolean =>
  HEAT.test(wordsBetween(tokens, i - NEAR_HEAT, i + NEAR_HEAT));

/** "Hot all over, reads 38". */
function isWhole(tokens: readonly Token[], i: number, value: number): boolean {
  if (!/^\d+$/.test(tokens[i]?.norm ?? '') || value < WHOLE.from || value > WHOLE.to) return false;
  const [before, behind] = [wordsBefore(tokens, i, 5), wordsBehind(tokens, i, 3)];
  if (!READS.test(before) || !(behind === '' || BY_TIME.test(behind))) return false;
  return isHot(tokens, i) && !WEATHER.test(wordsBetween(tokens, i - NEAR_HEAT, i + NEAR_HEAT));
}
