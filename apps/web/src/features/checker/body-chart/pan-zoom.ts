/** What the chart shows: a scale, and how far the drawing is moved, in pixels of the frame. */
export interface Viewport {
  zoom: number;
  x: number;
  y: number;
}

export const ZOOM = { min: 0.3, max: 4, step: 1.5 } as const;
/** A hand that trembles less than this did not mean to drag. */
export const DRAG_THRESHOLD = 5;
export const WHOLE: Viewport = { zoom: 1, x: 0, y: 0 };

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Scales around a point of the frame, measured from its centre, so that what lies there stays there. */
export function zoomAt(view: Viewport, factor: number, px: number, py: number): Viewport {
  const zoom = clamp(view.zoom * factor, ZOOM.min, ZOOM.max);
  const by = zoom / view.zoom;
  return { zoom, x: px - (px - view.x) * by, y: py - (py - view.y) * by };
}

/** Moves the drawing, but never quite out of its frame. */
export function panBy(
  view: Viewport,
  dx: number,
  dy: number,
  width: number,
  height: number,
): Viewport {
  const reach = Math.max(view.zoom, 1) / 2;
  return {
    ...view,
    x: clamp(view.x + dx, -width * reach, width * reach),
    y: clamp(view.y + dy, -height * reach, height * reach),
  };
}
