import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { DRAG_THRESHOLD, panBy, WHOLE, ZOOM, zoomAt, type Viewport } from './pan-zoom.ts';

interface Finger {
  x: number;
  y: number;
}

/** Drag to move, two fingers or Ctrl and the wheel to zoom. `dragged()` tells whether the last press was a drag. */
export function usePanZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<Viewport>(WHOLE);
  const fingers = useRef(new Map<number, Finger>());
  const start = useRef<Finger | null>(null);
  const moved = useRef(false);

  const fromCentre = (clientX: number, clientY: number): [number, number] => {
    const box = frame.current?.getBoundingClientRect();
    return box ? [clientX - box.x - box.width / 2, clientY - box.y - box.height / 2] : [0, 0];
  };

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Not passive, so that the page itself neither zooms nor scrolls meanwhile.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setView((now) =>
        zoomAt(now, Math.exp(-event.deltaY / 300), ...fromCentre(event.clientX, event.clientY)),
      );
    };
    const twoFingers = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchstart', twoFingers, { passive: false });
    element.addEventListener('touchmove', twoFingers, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchstart', twoFingers);
      element.removeEventListener('touchmove', twoFingers);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- refs and setters never change
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    const finger = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, finger);
    if (fingers.current.size === 1) {
      start.current = finger;
      moved.current = false;
    } else moved.current = true;
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const middle = fromCentre((now.x + other.x) / 2, (now.y + other.y) / 2);
      setView((seen) => zoomAt(seen, factor, ...middle));
    } else if (moved.current || (start.current && distance(now, start.current) >= DRAG_THRESHOLD)) {
      moved.current = true;
      const box = frame.current?.getBoundingClientRect();
      const [width, height] = [box?.width ?? 0, box?.height ?? 0];
      setView((seen) => panBy(seen, now.x - before.x, now.y - before.y, width, height));
    } else return;
    fingers.current.set(event.pointerId, now);
  };

  const onPointerEnd = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };

  return {
    view,
    zoomIn: () => setView((now) => zoomAt(now, ZOOM.step, 0, 0)),
    zoomOut: () => setView((now) => zoomAt(now, 1 / ZOOM.step, 0, 0)),
    reset: () => setView(WHOLE),
    dragged: () => moved.current,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
    },
  };
}

const distance = (a: Finger, b: Finger): number => Math.hypot(a.x - b.x, a.y - b.y);
