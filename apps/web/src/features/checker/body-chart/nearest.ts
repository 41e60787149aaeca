export interface Point {
  id: string;
  x: number;
  y: number;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The region an arrow key leads to: the closest one that lies more in that direction than beside it. */
export function nearest(points: readonly Point[], from: string, key: string): string | undefined {
  const direction = ARROWS[key];
  const here = points.find(({ id }) => id === from);
  if (!direction || !here) return undefined;
  const [dx, dy] = direction;
  let best: { id: string; cost: number } | undefined;
  for (const { id, x, y } of points) {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const beside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (along <= 0.5 || beside > along * 2) continue;
    const cost = along + beside * 2;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
