import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const PAGE = 60;

/** The newest part of a long list; more of it upwards, with what is read staying where it is. */
export function useWindow<T>(
  all: readonly T[],
  of: string,
  log: RefObject<HTMLElement | null>,
): { shown: readonly T[]; hidden: number; more: () => void; all: () => void } {
  const [state, setState] = useState({ of, count: PAGE });
  if (state.of !== of) setState({ of, count: PAGE });
  const fromEnd = useRef<number | null>(null);
  const keepPlace = (): void => {
    const { scrollHeight = 0, scrollTop = 0 } = log.current ?? {};
    fromEnd.current = scrollHeight - scrollTop;
  };
  useLayoutEffect(() => {
    const scrolled = log.current;
    if (fromEnd.current === null || !scrolled) return;
    scrolled.scrollTo({ top: scrolled.scrollHeight - fromEnd.current, behavior: 'instant' });
    fromEnd.current = null;
  }, [state.count, log]);
  const start = Math.max(0, all.length - state.count);
  return {
    shown: all.slice(start),
    hidden: start,
    more: () => {
      keepPlace();
      setState({ of, count: state.count + PAGE });
    },
    all: () => {
      keepPlace();
      setState({ of, count: all.length });
    },
  };
}
