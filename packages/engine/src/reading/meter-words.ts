import type { Token } from './token.ts';
import { wordsBetween } from './words-between.ts';

/** What a glucose meter shows instead of a number, in mmol/L: the ends of its scale (600 and 20 mg/dL). */
const OFF_THE_SCALE: [RegExp, number][] = [
  [/\bhi\b/, 33.3],
  [/\blo\b/, 1.1],
];
const METER = /\b(?:(?:sugars?|glucose)(?: meter)?|glucometer|bm|cgm|libre|dexcom)$/;
const SHOWN =
  /^(?:just |only |now |still )*(?:reads|reading|says|shows|showing|showed|is showing|came up|comes up)(?: as)? (?:hi|lo)\b(?! battery)/;
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

const LINKED =
  '(?: (?:is|was|of|at|now|down|today|reading|only|around|about|just|has|have|dropped|fallen|gone|to))*';
/** "At 40% of my best"; not "down 40%", "by 40%", "40% lower". */
const PERCENT = new RegExp(
  `\\bpeak flow${LINKED} (?:is|was|to|at|of|only|just|around|about|now) (\\d{2})(?: ?%| per ?cent)(?! (?:lower|less|down|below|off|higher|of people))`,
);
const AGAINST_THE_BEST = new RegExp(
  `\\bpeak flow${LINKED} (\\d{2,3})(?: (?!to\\b)\\w+){0,2}? (?:usual|usually|normal|normally|best|from)(?: (?:is|was|of|about|around|a|my|best))* (\\d{3})\\b`,
);

/** Of a person's best, in per cent: "peak flow 150, usually 450". Null where either is not told. */
export function peakFlow(tokens: readonly Token[]): number | null {
  const text = tokens
    .map(({ norm, sentence }, i) => (tokens[i - 1]?.sentence === sentence ? norm : `. ${norm}`))
    .join(' ');
  const percent = PERCENT.exec(text);
  if (percent) return Number(percent[1]);
  const both = AGAINST_THE_BEST.exec(text);
  return both && Math.round((100 * Number(both[1])) / Number(both[2]));
}
