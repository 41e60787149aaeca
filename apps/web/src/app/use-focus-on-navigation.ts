import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the new screen's heading takes the focus, so that it is read out and Tab goes on from there. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    (heading ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [pathname]);
}
