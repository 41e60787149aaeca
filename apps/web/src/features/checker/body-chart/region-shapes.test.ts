import { readFileSync } from 'node:fs';
import { BODY_REGIONS } from '@yarrow/contract';
import { describe, expect, it } from 'vitest';
import { BODY_OUTLINE, REGION_SHAPES } from './region-shapes.ts';

type Point = readonly [number, number];
const VIEWS = ['front', 'back'] as const;

type Edge = readonly [Point, Point];
type Curve = readonly [number, number, number, number, number, number];

const bezier = (a: number, b: number, c: number, d: number, t: number) =>
  a * (1 - t) ** 3 + 3 * b * (1 - t) ** 2 * t + 3 * c * (1 - t) * t * t + d * t ** 3;

/** The points along a closed path of absolute M, C and L. */
function flatten(d: string): Point[] {
  const out: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Z])([^A-Z]*)/gi)) {
    if (command === 'Z') continue;
    const n = rest.trim().split(/\s+/).map(Number);
    const size = { M: 2, L: 2, C: 6 }[command] ?? Number.NaN;
    if (n.length % size !== 0 || !n.every(Number.isFinite)) throw new Error(`Bad path: ${d}`);
    for (let i = 0; i < n.length; i += size) {
      const [tx, ty] = n.slice(i + size - 2, i + size) as unknown as Point;
      if (size === 6) {
        const [ax, ay, bx, by] = n.slice(i, i + 6) as unknown as Curve;
        for (let t = 1 / 12; t < 0.99; t += 1 / 12) {
          out.push([bezier(x, ax, bx, tx, t), bezier(y, ay, by, ty, t)]);
        }
      }
      out.push([tx, ty]);
      [x, y] = [tx, ty];
    }
  }
  return out;
}

const edges = (p: readonly Point[]): Edge[] =>
  p.map((from, i) => [from, p.at((i + 1) % p.length) ?? from]);

const area = (p: readonly Point[]) =>
  Math.abs(edges(p).reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay) / 2, 0));

/** Where the line at this height crosses the shape. */
const crossings = (y: number, shape: readonly Edge[]): number[] =>
  shape
    .filter(([[, ay], [, by]]) => ay > y !== by > y)
    .map(([[ax, ay], [bx, by]]) => ax + ((bx - ax) * (y - ay)) / (by - ay));

const within = (x: number, xs: readonly number[]) => xs.filter((at) => at < x).length % 2 === 1;
const inside = ([x, y]: Point, shape: readonly Edge[]) => within(x, crossings(y, shape));

const distance = ([x, y]: Point, shape: readonly Edge[]) =>
  Math.min(
    ...shape.map(([[ax, ay], [bx, by]]) => {
      const [dx, dy] = [bx - ax, by - ay];
      const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.max(0, Math.min(1, along));
      return Math.hypot(x - ax - t * dx, y - ay - t * dy);
    }),
  );

const mean = (p: readonly Point[], k: 0 | 1) =>
  p.reduce((sum, point) => sum + point[k], 0) / p.length;

describe.each(VIEWS)('the %s drawing', (view) => {
  const outline = edges(flatten(BODY_OUTLINE[view]));
  const regions = REGION_SHAPES[view].map(({ id, d }) => ({ id, d, points: flatten(d) }));

  it('has one shape for each region seen in it, and no other', () => {
    const named = BODY_REGIONS.filter((r) => r.view === view || r.view === 'both').map((r) => r.id);
    expect(regions.map((r) => r.id).toSorted()).toEqual(named.toSorted());
  });

  it('has one closed path for each region', () => {
    expect(regions.filter((r) => !/^M[^MZ]+Z$/.test(r.d))).toEqual([]);
  });

  it('keeps every region inside the silhouette', () => {
    const beyond = (p: Point) => !inside(p, outline) && distance(p, outline) > 0.75;
    expect(regions.filter((r) => r.points.some(beyond)).map((r) => r.id)).toEqual([]);
  });

  it('tiles the silhouette: next to no gaps, next to no overlaps', () => {
    const size = area(flatten(BODY_OUTLINE[view]));
    expect(Math.abs(regions.reduce((sum, r) => sum + area(r.points), 0) - size)).toBeLessThan(
      size * 0.005,
    );
    const tiles = regions.map((r) => edges(r.points));
    let [seen, bare, twice] = [0, 0, 0];
    for (let y = 12; y < 895; y += 2.5) {
      const body = crossings(y, outline);
      const rows = tiles.map((tile) => crossings(y, tile));
      for (let x = 5.3; x < 400; x += 2.5) {
        if (!within(x, body)) continue;
        seen += 1;
        const owners = rows.filter((row) => within(x, row)).length;
        if (owners === 0) bare += 1;
        if (owners > 1) twice += 1;
      }
    }
    expect(bare / seen).toBeLessThan(0.01);
    expect(twice / seen).toBeLessThan(0.01);
  });

  it("puts each side where it is: the person's right at the viewer's left only in front", () => {
    const astray = regions.filter(({ id, points }) => {
      const x = mean(points, 0);
      const side = /^(right|left)-/.exec(id)?.[1];
      if (!side) return Math.abs(x - 200) > 0.5;
      return x < 200 !== ((side === 'right') === (view === 'front'));
    });
    expect(astray.map((r) => r.id)).toEqual([]);
  });

  it('leaves nothing too small to tap when zoomed in', () => {
    const span = (p: readonly Point[], k: 0 | 1) =>
      Math.max(...p.map((at) => at[k])) - Math.min(...p.map((at) => at[k]));
    // Four-fold zoom on a chart 320 px wide: 7.5 units are 24 px, the least that WCAG 2.2 asks for.
    const small = regions.filter((r) => Math.min(span(r.points, 0), span(r.points, 1)) < 7.5);
    expect(small.map((r) => r.id)).toEqual([]);
  });

  it('is the outline of the static picture, which needs nothing from elsewhere', () => {
    const svg = readFileSync(
      new URL(`../../../../public/images/${view}.svg`, import.meta.url),
      'utf8',
    );
    expect(svg).toContain('viewBox="0 0 400 900"');
    expect(svg).not.toMatch(/<script|<style|<image|href=|url\(/);
    expect(svg).toContain(BODY_OUTLINE[view].slice(0, 400));
  });
});
