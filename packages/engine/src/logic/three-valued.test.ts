import { expect, it } from 'vitest';
import { all as allOf, any as anyOf, atLeast, not, type Truth } from './three-valued.ts';

const itself = (value: Truth): Truth => value;
const all = (values: readonly Truth[]): Truth => allOf(values, itself);
const any = (values: readonly Truth[]): Truth => anyOf(values, itself);

const TRUTHS: Truth[] = ['yes', 'no', 'unknown'];
const pairs = TRUTHS.flatMap((a) => TRUTHS.map((b) => [a, b] as const));

it('knows nothing of nothing: all of none is yes, any of none is no', () => {
  expect(all([])).toBe('yes');
  expect(any([])).toBe('no');
  expect(atLeast(0, [])).toBe('yes');
});

it.each(pairs)('keeps De Morgan for %s and %s', (a, b) => {
  expect(not(all([a, b]))).toBe(any([not(a), not(b)]));
  expect(all([a, b])).toBe(all([b, a]));
});

it.each(pairs)('counts like all and any for %s and %s', (a, b) => {
  expect(atLeast(2, [a, b])).toBe(all([a, b]));
  expect(atLeast(1, [a, b])).toBe(any([a, b]));
});

it.each(pairs)('stays decided when an unknown becomes known, for %s and %s', (a, b) => {
  for (const join of [all, any]) {
    const before = join([a, b]);
    if (before === 'unknown') continue;
    const later = (value: Truth): Truth[] => (value === 'unknown' ? ['yes', 'no'] : [value]);
    for (const x of later(a)) for (const y of later(b)) expect(join([x, y])).toBe(before);
  }
});
