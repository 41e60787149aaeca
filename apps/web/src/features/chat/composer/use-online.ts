import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** What the browser knows of the network; "online" is no promise. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
