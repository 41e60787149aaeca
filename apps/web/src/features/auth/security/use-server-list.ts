import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../../lib/auth/attempt.ts';

/** A list that the server keeps. It is read again after each change; what fails is told in the server's words. */
export function useServerList<T>(load: () => Promise<T[]>) {
  const [items, setItems] = useState<T[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** True if it was done. An act that answers false has changed nothing. */
  const change = useCallback(
    async (act: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      setError(null);
      try {
        if ((await act()) === false) return false;
        setItems(await load());
        return true;
      } catch (failure) {
        setError(messageOf(failure, 'Something went wrong. Please try again.'));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [load],
  );
  useEffect(() => {
    let gone = false;
    load()
      .then((found) => (gone ? null : setItems(found)))
      .catch((failure: unknown) =>
        gone ? null : setError(messageOf(failure, 'Something went wrong.')),
      );
    return () => {
      gone = true;
    };
  }, [load]);
  return { items, busy, error, change };
}
