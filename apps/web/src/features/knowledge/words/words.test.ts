import { expect, test } from 'vitest';
import { basisText, dateText, numbersFrom, reviewText } from './basis.ts';
import { joined, letterOf } from './names.ts';
import { agesText, daysText, shareText, yearlyText } from './numbers.ts';

test.each([
  [0.99, 'almost everyone'],
  [0.72, 'about 7 in 10'],
  [0.3, 'about 3 in 10'],
  [0.15, 'about 15 in 100'],
  [0.005, 'fewer than 1 in 100'],
  [0, 'nobody'],
])('a share of %s: %s', (share, text) => expect(shareText(share)).toBe(text));

test.each([
  [380, '1 in 260'],
  [20_000, '1 in 5'],
  [0.3, '1 in 330,000'],
  [0.05, 'fewer than 1 in a million'],
  [0, 'hardly anyone'],
])('%s a year in 100,000: %s', (rate, text) => expect(yearlyText(rate)).toBe(text));

test.each([
  [0.02, '29 minutes'],
  [0.5, '12 hours'],
  [1, '1 day'],
  [14, '2 weeks'],
  [400, '1 year'],
])('%s days: %s', (days, text) => expect(daysText(days)).toBe(text));

test.each([
  [{ from: 0, to: 1 / 12 }, 'Under 1 month'],
  [{ from: 1 / 12, to: 1 }, '1 to 11 months'],
  [{ from: 5, to: 12 }, '5 to 11'],
  [{ from: 80, to: 121 }, '80 and over'],
])('ages %o: %s', (ages, text) => expect(agesText(ages)).toBe(text));

test('how a source was known, by whom it was reviewed and when', () => {
  expect(basisText('memory')).toContain('not yet checked');
  expect(reviewText('software')).toBe('Drafted with software; not reviewed by a clinician.');
  expect(dateText('2026-11-21')).toBe('21 November 2026');
});

test('names are filed without their article', () => {
  expect(letterOf('a cold, clammy sweat')).toBe('C');
  expect(letterOf('École')).toBe('E');
  expect(letterOf('10 weeks')).toBe('#');
  expect(joined(['a', 'b', 'c'])).toBe('a, b and c');
});

test.each([
  ['estimate by the writer', null],
  ['our estimate from general practice', { text: 'from general practice', address: null }],
  ['https://example.org/a/b', { text: 'example.org', address: 'https://example.org/a/b' }],
  [
    'data/epidemiology/incidence.json',
    { text: 'published figures that come with Yarrow', address: null },
  ],
])('numbers from "%s"', (source, from) => expect(numbersFrom(source)).toEqual(from));
