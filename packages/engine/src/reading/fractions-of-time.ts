import { stem } from './stem.ts';
import type { Token } from './token.ts';

/** In clinical notes "3/7" is three days, "2/52" two weeks, "6/12" six months. */
const UNITS = new Map([
  ['7', { unit: 'days', most: 28 }],
  ['52', { unit: 'weeks', most: 26 }],
  ['12', { unit: 'months', most: 24 }],
]);
const ALL_THE_TIME = '24/7';
/** "On 3/7", "since 6/12" are dates. */
const OF_DATES = new Set(['on', 'since', 'from', 'until', 'till', 'by', 'before', 'after', 'the']);
/** "6/12" is also how well somebody sees. */
const OF_OTHERS = new Set(['vision', 'acuity', 'va', 'sight', 'eye', 'eyes', 'score', 'scored']);

/** Writes lengths in clinical shorthand out, so that they are read as all others are. */
export function withFractionsOfTime(tokens: readonly Token[]): readonly Token[] {
  const written: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (!token) continue;
    const unit = unitAt(tokens, i);
    written.push(token);
    if (unit === null) continue;
    const end = tokens[i + 2]?.end ?? token.end;
    written.push({
      ...token,
      norm: unit,
      stem: stem(unit),
      start: token.end,
      end,
      afterComma: false,
      mark: '',
    });
    i += 2;
  }
  return written;
}

function unitAt(tokens: readonly Token[], at: number): string | null {
  const [value, slash, of, next] = tokens.slice(at, at + 4);
  if (slash?.norm !== '/' || !value || !/^\d{1,2}$/.test(value.norm)) return null;
  if (slash.start !== value.end || of?.start !== slash.end) return null;
  const time = UNITS.get(of.norm);
  if (`${value.norm}/${of.norm}` === ALL_THE_TIME) return null;
  if (!time || Number(value.norm) > time.most || next?.norm === '/' || next?.norm === of.norm)
    return null;
  const around = [tokens[at - 1], tokens[at - 2], next].map((token) => token?.norm ?? '');
  if (OF_DATES.has(around[0] ?? '') || around[0] === '/') return null;
  return around.some((norm) => OF_OTHERS.has(norm)) ? null : time.unit;
}
