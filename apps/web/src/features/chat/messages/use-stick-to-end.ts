import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Nearer than this counts as being at the end. */
const NEAR_PX = 96;

interface Stick {
  log: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd: () => void;
}

/** Keeps the end in sight while the person is near it, whatever grows; leaves them alone where they read further up. */
export function useStickToEnd(): Stick {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    sticks.current = true;
    setIsAtEnd(true);
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, []);

  useEffect(() => {
    const [scrolled, inside] = [log.current, content.current];
    if (!scrolled || !inside) return;
    let top = scrolled.scrollTop;
    let size = sizeOf(scrolled);
    const follow = (): void => {
      size = sizeOf(scrolled);
      if (sticks.current && !isWritingIn(inside)) scrolled.scrollTop = scrolled.scrollHeight;
    };
    const onScroll = (): void => {
      // A phone that is turned, or its keyboard that opens, moves everything; the person did not.
      if (size !== sizeOf(scrolled)) return follow();
      const left = scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight;
      // What grows underneath is no movement of the person; only going up lets go.
      if (left < NEAR_PX) sticks.current = true;
      else if (scrolled.scrollTop < top) sticks.current = false;
      top = scrolled.scrollTop;
      setIsAtEnd(sticks.current);
    };
    scrolled.addEventListener('scroll', onScroll, { passive: true });
    const sizes = new ResizeObserver(follow);
    sizes.observe(scrolled);
    sizes.observe(inside);
    return () => {
      scrolled.removeEventListener('scroll', onScroll);
      sizes.disconnect();
    };
  }, []);
  return { log, content, isAtEnd, toEnd };
}

/** A message that is said differently stays under the eyes of who writes it. */
const isWritingIn = (element: HTMLElement): boolean =>
  document.activeElement instanceof HTMLTextAreaElement && element.contains(document.activeElement);

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): string =>
  `${clientWidth} x ${clientHeight}`;
