import { bodyRegion, type BodyView } from '@yarrow/contract';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { cx } from '../../../lib/cx.ts';
import { nearest, type Point } from './nearest.ts';
import type { Viewport } from './pan-zoom.ts';
import { REGION_SHAPES } from './region-shapes.ts';

interface Props {
  view: BodyView;
  viewport: Viewport;
  selected: readonly string[];
  onTap: { onPointerUp: (id: string, event: PointerEvent) => void; onClick: (id: string) => void };
  onToggle: (id: string) => void;
}

/** The drawing with its regions. One stop for Tab; the arrow keys go from region to region, Space or Enter chooses. */
export function BodyFigure({ view, viewport, selected, onTap, onToggle }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const shapes = REGION_SHAPES[view];
  const [focused, setFocused] = useState<string | null>(null);
  const current = shapes.some(({ id }) => id === focused) ? focused : shapes[0]?.id;

  const onKeyDown = (id: string, event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onToggle(id);
      return;
    }
    const to = nearest(centres(svg.current), id, event.key);
    if (!to) return;
    event.preventDefault();
    svg.current?.querySelector<SVGPathElement>(`[data-region="${to}"]`)?.focus();
  };

  return (
    <svg
      ref={svg}
      viewBox="0 0 400 900"
      className="body-figure h-full w-full touch-manipulation overflow-visible"
      style={{ transform: `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.zoom})` }}
    >
      <use href={`/images/${view}.svg#form`} />
      {shapes.map(({ id, d }) => (
        <path
          key={id}
          d={d}
          data-region={id}
          role="button"
          tabIndex={id === current ? 0 : -1}
          aria-label={bodyRegion(id).name}
          aria-pressed={selected.includes(id)}
          onFocus={() => setFocused(id)}
          onKeyDown={(event) => onKeyDown(id, event)}
          onPointerUp={(event) => onTap.onPointerUp(id, event)}
          onClick={() => onTap.onClick(id)}
          className={cx('region', selected.includes(id) && 'region-chosen')}
        >
          <title>{bodyRegion(id).name}</title>
        </path>
      ))}
      <use href={`/images/${view}.svg#lines`} className="pointer-events-none" />
    </svg>
  );
}

function centres(svg: SVGSVGElement | null): Point[] {
  return [...(svg?.querySelectorAll<SVGPathElement>('[data-region]') ?? [])].map((path) => {
    const { x, y, width, height } = path.getBBox();
    return { id: path.dataset['region'] ?? '', x: x + width / 2, y: y + height / 2 };
  });
}
