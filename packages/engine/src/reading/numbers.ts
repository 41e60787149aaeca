import { sinceTheClock } from './clock-times.ts';
import { readSince, readSpan, type Progress } from './durations.ts';
import { daysByOrdinal } from './nth-day.ts';
import { peakFlow, sugarOffTheScale } from './meter-words.ts';
import { noMeasures, type Measures } from './measures.ts';
import { numberAt } from './number-words.ts';
import { wordsOfScale } from './severity.ts';
import { statedAge } from './stated-age.ts';
import { asTemperature } from './temperature.ts';
import type { Token } from './token.ts';
import { vagueLength } from './vague-lengths.ts';
import { readVitalSign } from './vital-signs.ts';

export type { Measures } from './measures.ts';

/** Reads temperatures, vital signs, durations, severities and ages. `localDate` (YYYY-MM-DD) resolves weekdays. */
export function readMeasures(tokens: readonly Token[], localDate?: string): Measures {
  const measures = noMeasures();
  const progress: Progress = { measures, framed: false, since: false, spells: false };
  tokens.forEach((_, i) => {
    const value = numberAt(tokens, i);
    if (value !== null) readNumber(tokens, i, value, progress);
    const days = daysByOrdinal(tokens, i);
    if (days !== null) {
      measures.durationDays ??= days;
      measures.used.add(i).add(i + 1);
    }
    readSince(tokens, i, measures, localDate);
  });
  measures.age ??= statedAge(tokens);
  measures.glucose = sugarOffTheScale(tokens) ?? measures.glucose;
  measures.peakFlow = peakFlow(tokens);
  measures.durationDays ??= vagueLength(tokens) ?? sinceTheClock(tokens);
  if (measures.durationDays === null) readSpells(tokens, measures);
  if (measures.durationDays === null && tokens.some((_, i) => wokeWith(tokens, i)))
    measures.durationDays = SINCE_WAKING;
  return measures;
}

/** "Woke up with a stiff neck". */
const wokeWith = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.norm === 'woke' &&
  /^woke (?:up )?with\b/.test(
    tokens
      .slice(i, i + 3)
      .map(({ norm }) => norm)
      .join(' '),
  );
const SINCE_WAKING = 0.5;

function readSpells(tokens: readonly Token[], measures: Measures): void {
  const progress: Progress = { measures, framed: false, since: false, spells: true };
  tokens.forEach((_, i) => {
    const value = measures.used.has(i) ? numberAt(tokens, i) : null;
    if (value !== null) readSpan(tokens, i, value, progress, () => undefined);
  });
}

function readNumber(tokens: readonly Token[], i: number, value: number, progress: Progress): void {
  const { measures } = progress;
  const use = (...extra: number[]): void => extra.forEach((n) => measures.used.add(i + n));
  if (measures.used.has(i) || isRefused(tokens, i)) return;
  if (readVitalSign(tokens, i, value, measures)) return;
  const celsius = asTemperature(tokens, i, value);
  const scale = wordsOfScale(tokens, i);
  if (celsius !== null) {
    measures.temperature = Math.max(measures.temperature ?? 0, celsius);
    use(0);
    if (UNIT.test(tokens[i + 1]?.norm ?? '')) use(1);
  } else if (scale !== null && value >= 1 && value <= 10) {
    measures.intensity = Math.round(value);
    use(...Array.from({ length: scale + 1 }, (_, n) => n));
  } else readSpan(tokens, i, value, progress, use);
}

/** "It is not 41, it is 37": what was feared and not measured. */
const isRefused = (tokens: readonly Token[], i: number): boolean =>
  /^(?:not|isn't|wasn't|aren't)$/.test(tokens[i - 1]?.norm ?? '') &&
  /^\d/.test(tokens[i]?.norm ?? '');

const UNIT = /^(?:°|c|f|degrees?|celsius|centigrade|fahrenheit|deg)$/;
