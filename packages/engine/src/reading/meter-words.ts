import type { Token } from './token.ts';
import { wordsBetween } from './words-between.ts';

/** What a glucose meter shows instead of a number, in mmol/L: the ends of its scale (600 and 20 mg/dL). */
const OFF_THE_SCALE: [RegExp, number][] = [
  [/\bhi\b/, 33.3],
  [/\blo\b/, 1.1],
];
const METER = /\b(?:sugars?|glucose|glucometer|meter|bm|cgm|libre|dexcom)$/;
const SHOWN =
  /^(?:just |only |now |still )*(?:reads|reading|says|shows|showing|showed|is showing|came up|comes up)(?: as)? (?:hi|lo)\b/;
const LONGEST = 6;

/** "The meter just says HI". Null where none is told. */
export function sugarOffTheScale(tokens: readonly Token[]): number | null {
  for (const [i] of tokens.entries()) {
    const behind = wordsBetween(tokens, i + 1, i + 1 + LONGEST);
    const shown = SHOWN.exec(behind)?.[0];
    if (shown === undefined || !METER.test(wordsBetween(tokens, i - 1, i + 1))) continue;
    return OFF_THE_SCALE.find(([word]) => word.test(shown))?.[1] ?? null;
  }
  return null;
}

const PERCENT = /\bpeak flow(?: \w+){0,5}? (\d{2})(?: ?%| per ?cent)/;
const AGAINST_THE_BEST =
  /\bpeak flow(?: (?!best\b|usual)\w+){0,5}? (\d{2,3})(?: \w+){0,4}? (?:usual|usually|normal|normally|best|from)(?: \w+){0,4}? (\d{3})\b/;

/** Of a person's best, in per cent: "peak flow 150, usually 450". Null where either is not told. */
export function peakFlow(tokens: readonly Token[]): number | null {
  const text = wordsBetween(tokens, 0, tokens.length);
  const percent = PERCENT.exec(text);
  if (percent) return Number(percent[1]);
  const both = AGAINST_THE_BEST.exec(text);
  return both && Math.round((100 * Number(both[1])) / Number(both[2]));
}
