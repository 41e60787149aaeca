import type { Measures, MeasureKind } from './measures.ts';
import type { Token } from './token.ts';

type VitalKind = Exclude<MeasureKind, 'temperature' | 'diastolic' | 'peakFlow'>;

/** What each measure is called, in words of the text, and the range a living body can have. */
const KINDS: { kind: VitalKind; named: RegExp; unit?: RegExp; from: number; to: number }[] = [
  { kind: 'ketones', named: /\bketones?$/, from: 0, to: 15 },
  {
    kind: 'glucose',
    named: /\b(?:sugars?|glucose|bm|bms|bgl|bsl|cgm|libre|dexcom)$/,
    from: 0.5,
    to: 1000,
  },
  {
    kind: 'saturation',
    named: /\b(?:sats?|spo|spo 2|spo2|o 2|saturations?|oxygen|oximeter|pulse ox)$/,
    from: 40,
    to: 100,
  },
  {
    kind: 'systolic',
    named: /\b(?:bp|blood pressure|pressure|systolic|(?:top|upper) (?:number|figure))$/,
    from: 50,
    to: 280,
  },
  {
    kind: 'respirations',
    named: /\b(?:breathing rate|respiratory rate|resp rate|resps|respirations|rr)$/,
    unit: /^breaths\b/,
    from: 4,
    to: 100,
  },
  {
    kind: 'pulse',
    named: /\b(?:pulse|heart rate|heartrate|hr|pulse rate)$/,
    unit: /^(?:bpm|beats)\b/,
    from: 20,
    to: 300,
  },
];

/** Between the name and the number. */
const LINKS = new Set(
  `is was are were of at reads reading readings read level levels result rate hovering stuck dropping falling
   fallen fell drops been says said showing shows around about just only now up down to got sitting me my his
   her the a it measured currently today right high low dropped went gone still above over below under as than
   like come came back`.split(/\s+/),
);
const FARTHEST = 6;
/** Above this a sugar is in mg/dL; nobody measures so many mmol/L. */
const MOST_MMOL = 40;
const MG_DL_PER_MMOL = 18;

/** "High for 5 days", "dropped 2 points": no reading. */
const COUNTED =
  /^(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|months?|years?|yrs?|points?|spoons?|litres?|liters?)$/;

/** "Have dropped to 88", and not "have had 2 biscuits". */
const isLink = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.norm ?? '';
  return LINKS.has(word) || (HAVE.has(word) && GONE_TO.has(tokens[at + 1]?.norm ?? ''));
};
const HAVE = new Set(['have', 'has', 'had']);
const GONE_TO = new Set(['dropped', 'fallen', 'gone', 'come']);

/** "Sugar 2.5", "sats of 91%", "BP 180 over 120": reads the number at `i` where a measure is named. */
export function readVitalSign(
  tokens: readonly Token[],
  i: number,
  value: number,
  measures: Measures,
): boolean {
  const name = nameBefore(tokens, i);
  const after = tokens.slice(i + 1, i + 4).map(({ norm }) => norm);
  if (COUNTED.test(after[0] ?? '')) return false;
  const found = KINDS.find(
    ({ named, unit }) => named.test(name) || unit?.test(after.join(' ')) === true,
  );
  if (!found || value < found.from || value > found.to) return false;
  if (found.kind === 'systolic') return readPressure(tokens, i, value, measures);
  const mg = found.kind === 'glucose' && (value > MOST_MMOL || after[0] === 'mg');
  measures[found.kind] ??= mg ? Math.round((value / MG_DL_PER_MMOL) * 10) / 10 : value;
  measures.used.add(i);
  return true;
}

function readPressure(
  tokens: readonly Token[],
  i: number,
  value: number,
  measures: Measures,
): boolean {
  const lower = Number(tokens[i + 2]?.norm);
  const joined = ['/', 'over', 'on'].includes(tokens[i + 1]?.norm ?? '');
  measures.systolic ??= value;
  measures.used.add(i);
  if (joined && lower >= 20 && lower <= 200) {
    measures.diastolic ??= lower;
    measures.used.add(i + 1).add(i + 2);
  }
  return true;
}

/** The words before a number that may name what it measures, without what links them. */
function nameBefore(tokens: readonly Token[], i: number): string {
  let at = i - 1;
  while (
    at >= 0 &&
    i - at <= FARTHEST &&
    tokens[at]?.sentence === tokens[i]?.sentence &&
    isLink(tokens, at)
  ) {
    // "Breathing rate", "reading": the last link may belong to the name.
    if (tokens[at]?.norm === 'rate') break;
    at -= 1;
  }
  return tokens
    .slice(Math.max(0, at - 1), at + 1)
    .filter(({ sentence }) => sentence === tokens[i]?.sentence)
    .map(({ norm }) => norm)
    .join(' ');
}
