import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: from here the page has two columns. */
const TWO_COLUMNS = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(TWO_COLUMNS);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Where a part belongs elsewhere in the reading order of one column, it is moved, not shown twice. */
export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(TWO_COLUMNS).matches);
