import { useEffect, useRef, type PointerEvent } from 'react';
import { TIMINGS } from '../../../lib/timings.ts';

/**
 * A press that selects: at once with a mouse, 50 ms after a finger has left, with a short vibration where there is one.
 * A drag selects nothing.
 */
export function useTap(dragged: () => boolean, select: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onPointerUp = (id: string, event: PointerEvent) => {
    touched.current = event.pointerType === 'touch';
    if (!touched.current || dragged()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if ('vibrate' in navigator) navigator.vibrate(TIMINGS.tapVibration);
      select(id);
    }, TIMINGS.tapSelect);
  };

  /** Mice, and assistive technology that presses without pointing. */
  const onClick = (id: string) => {
    if (touched.current) touched.current = false;
    else if (!dragged()) select(id);
  };

  return { onPointerUp, onClick };
}
