import type { BodyView } from '@yarrow/contract';
import { RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { BodyFigure } from './body-figure.tsx';
import { ZOOM } from './pan-zoom.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { useTap } from './use-tap.ts';
import { ViewToggle } from './view-toggle.tsx';

interface Props {
  selected: readonly string[];
  onToggle: (id: string) => void;
}

export function BodyChart({ selected, onToggle }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<BodyView>('front');
  const { view: viewport, zoomIn, zoomOut, reset, dragged, handlers } = usePanZoom(frame);
  const tap = useTap(dragged, onToggle);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <div className="flex flex-wrap items-center justify-between gap-1 border-b border-line p-2">
        <ViewToggle view={view} onChange={setView} />
        <div className="flex">
          <IconButton label="Zoom out" onClick={zoomOut} disabled={viewport.zoom <= ZOOM.min}>
            <ZoomOut />
          </IconButton>
          <IconButton label="Zoom in" onClick={zoomIn} disabled={viewport.zoom >= ZOOM.max}>
            <ZoomIn />
          </IconButton>
          <IconButton label="Reset view" onClick={reset}>
            <RotateCcw />
          </IconButton>
        </div>
      </div>
      <div
        ref={frame}
        {...handlers}
        className={cx(
          'relative flex h-[min(38rem,72svh)] min-h-96 justify-center overflow-hidden p-3 select-none',
          // At its usual size a finger may still scroll the page past the drawing.
          viewport.zoom > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'touch-pan-y',
        )}
      >
        <fieldset className="h-full w-full">
          <legend className="sr-only">{`Body, ${view} view`}</legend>
          <BodyFigure
            view={view}
            viewport={viewport}
            selected={selected}
            onTap={tap}
            onToggle={onToggle}
          />
        </fieldset>
        <Side at="left">{view === 'front' ? 'Right' : 'Left'}</Side>
        <Side at="right">{view === 'front' ? 'Left' : 'Right'}</Side>
      </div>
    </div>
  );
}

/** Whose left and right: the person's own, which is the other way round from in front. */
function Side({ at, children }: { at: 'left' | 'right'; children: string }) {
  return (
    <p
      className={cx(
        'pointer-events-none absolute bottom-2 rounded-md bg-card px-1.5 text-xs text-ink-2',
        at === 'left' ? 'left-2' : 'right-2',
      )}
    >
      {children} side
    </p>
  );
}
