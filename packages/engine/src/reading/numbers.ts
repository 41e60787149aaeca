import { readSince, readSpan } from './durations.ts';
import { noMeasures, type Measures } from './measures.ts';
import { numberAt } from './number-words.ts';
import { asTemperature } from './temperature.ts';
import type { Token } from './token.ts';
import { readVitalSign } from './vital-signs.ts';

export type { Measures } from './measures.ts';

/** Reads temperatures, vital signs, durations, severities and ages. `localDate` (YYYY-MM-DD) resolves weekdays. */
export function readMeasures(tokens: readonly Token[], localDate?: string): Measures {
  const measures = noMeasures();
  tokens.forEach((_, i) => {
    const value = numberAt(tokens, i);
    if (value !== null) readNumber(tokens, i, value, measures);
    readSince(tokens, i, measures, localDate);
  });
  return measures;
}

function readNumber(tokens: readonly Token[], i: number, value: number, measures: Measures): void {
  const use = (...extra: number[]): void => extra.forEach((n) => measures.used.add(i + n));
  if (measures.used.has(i) || readVitalSign(tokens, i, value, measures)) return;
  const celsius = asTemperature(tokens, i, value);
  const outOf = outOfTen(tokens, i);
  if (celsius !== null) {
    measures.temperature = Math.max(measures.temperature ?? 0, celsius);
    use(0);
    if (UNIT.test(tokens[i + 1]?.norm ?? '')) use(1);
  } else if (outOf > 0 && value >= 1 && value <= 10) {
    measures.intensity = Math.round(value);
    use(...Array.from({ length: outOf + 1 }, (_, n) => n));
  } else readSpan(tokens, i, value, measures, use);
}

const UNIT = /^(?:°|c|f|degrees?|celsius|centigrade|fahrenheit|deg)$/;

/** Words of "/10" and "out of ten" after a number, or 0. */
function outOfTen(tokens: readonly Token[], i: number): number {
  const next = tokens.slice(i + 1, i + 4).map(({ norm }) => norm);
  if (next[0] === '/' && next[1] === '10') return 2;
  return next[0] === 'out' && next[1] === 'of' && (next[2] === '10' || next[2] === 'ten') ? 3 : 0;
}
