import { useEffect, useRef } from 'react';

/** When the screen changes without a navigation, its new heading takes the focus, as after one. */
export function useHeadingFocus(stage: string): void {
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [stage]);
}
