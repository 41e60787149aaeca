import { BODY_REGIONS } from '@yarrow/contract';
import { expect, test } from 'vitest';
import { findRegions } from './find-regions.ts';

const names = (query: string) =>
  findRegions(query).flatMap(({ regions }) => regions.map(({ name }) => name));

test('without a query every region is listed once', () => {
  expect(names('').toSorted()).toEqual(BODY_REGIONS.map(({ name }) => name).toSorted());
});

test('finds by name, by what people call it, and by the beginning of words', () => {
  expect(names('sole')).toEqual(['Right heel', 'Left heel']);
  expect(names('belly button')).toEqual(['Around the navel']);
  expect(names('right kn')).toContain('Right knee');
  expect(names('xyz')).toEqual([]);
});
