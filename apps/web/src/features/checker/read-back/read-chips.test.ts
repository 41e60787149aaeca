import { expect, test } from 'vitest';
import { readChips, toggled } from './read-chips.ts';
import type { Understood } from './use-understood.ts';

const finding = (
  id: string,
  status: Understood[number]['status'] = 'present',
  implies: string[] = [],
): Understood[number] => ({
  finding: id,
  name: id,
  status,
  text: id,
  start: 0,
  end: 1,
  implies,
  attributes: {},
});
const READ = [
  finding('chest-pain'),
  finding('chest-pain-to-arm', 'present', ['chest-pain']),
  finding('fever', 'absent'),
];

test('what only repeats a more exact finding is left out, and comes back when that is struck out', () => {
  const names = (struckOut: string[]) => readChips(READ, struckOut).map((chip) => chip.finding);
  expect(names([])).toEqual(['chest-pain-to-arm', 'fever']);
  expect(names(['chest-pain-to-arm'])).toEqual(['chest-pain', 'chest-pain-to-arm', 'fever']);
});

test('struck out stays in its place and can be put back', () => {
  expect(readChips(READ, ['fever']).at(-1)).toMatchObject({ finding: 'fever', struckOut: true });
  expect(toggled(['fever'], 'fever')).toEqual([]);
  expect(toggled([], 'fever')).toEqual(['fever']);
});
