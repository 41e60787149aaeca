import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const points = [
  { id: 'head', x: 200, y: 50 },
  { id: 'chest', x: 200, y: 200 },
  { id: 'belly', x: 205, y: 330 },
  { id: 'left-arm', x: 300, y: 220 },
];

test('an arrow leads to the closest region that way', () => {
  expect(nearest(points, 'head', 'ArrowDown')).toBe('chest');
  expect(nearest(points, 'belly', 'ArrowUp')).toBe('chest');
  expect(nearest(points, 'chest', 'ArrowRight')).toBe('left-arm');
});

test('at the edge, or for another key, nowhere', () => {
  expect(nearest(points, 'head', 'ArrowUp')).toBeUndefined();
  expect(nearest(points, 'head', 'Enter')).toBeUndefined();
});
