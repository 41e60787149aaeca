import { expect, test } from 'vitest';
import { panBy, WHOLE, ZOOM, zoomAt } from './pan-zoom.ts';

test('zoom changes by the factor and stays within 0.3 and 4', () => {
  expect(zoomAt(WHOLE, ZOOM.step, 0, 0).zoom).toBe(1.5);
  expect(zoomAt(WHOLE, 100, 0, 0).zoom).toBe(4);
  expect(zoomAt(WHOLE, 0.001, 0, 0).zoom).toBe(0.3);
});

test('the point zoomed at stays where it is', () => {
  const before = { zoom: 1.2, x: 10, y: -20 };
  const [px, py] = [40, 70];
  const after = zoomAt(before, 2, px, py);
  const drawn = (view: typeof before) => [(px - view.x) / view.zoom, (py - view.y) / view.zoom];
  expect(drawn(after)[0]).toBeCloseTo(drawn(before)[0] ?? NaN);
  expect(drawn(after)[1]).toBeCloseTo(drawn(before)[1] ?? NaN);
});

test('the drawing cannot be dragged out of sight', () => {
  expect(panBy(WHOLE, 10_000, -10_000, 300, 600)).toEqual({ zoom: 1, x: 150, y: -300 });
});
