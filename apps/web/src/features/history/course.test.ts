import { expect, test } from 'vitest';
import { courseOf } from './course.ts';
import { entry } from './testing-entry.ts';

test('oldest first, from the first to the last along the axis', () => {
  const course = courseOf([
    entry({ created_at: '2026-01-11T00:00:00.000Z', urgency: 'emergency' }),
    entry({ created_at: '2026-01-03T12:00:00.000Z', urgency: 'moderate' }),
    entry({ created_at: '2026-01-01T00:00:00.000Z', urgency: 'low', input: { intensity: 10 } }),
  ]);
  expect(course.map(({ x }) => x)).toEqual([0, 0.25, 1]);
  expect(course.map(({ urgency }) => urgency)).toEqual([0, 1 / 3, 1]);
  expect(course.map(({ intensity }) => intensity)).toEqual([1, null, null]);
});

test('one analysis stands in the middle; a date that is none is left out', () => {
  expect(courseOf([entry()])[0]?.x).toBe(0.5);
  expect(courseOf([entry({ created_at: 'unknown' })])).toEqual([]);
  expect(courseOf([{ ...entry(), analysis_result: null }])[0]?.urgency).toBeNull();
});
