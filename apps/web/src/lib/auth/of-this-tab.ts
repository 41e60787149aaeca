import type { StateStorage } from 'zustand/middleware';

interface Kept {
  state: { user?: unknown; tokens?: unknown };
}

/**
 * Of a record that several tabs keep under one name, a tab writes only what it changed itself: a flag of its own never
 * brings back tokens that another tab has exchanged meanwhile, for a refresh token used twice signs everybody out.
 */
export function ofThisTab(storage: StateStorage): StateStorage {
  const read = (key: string): string | null => storage.getItem(key) as string | null;
  let seen: string | undefined;
  return {
    ...storage,
    getItem: (key) => {
      const value = read(key);
      seen = whoIn(parsed(value));
      return value;
    },
    setItem: (key, value) => {
      const mine = parsed(value);
      const others = parsed(read(key));
      const unchanged = whoIn(mine) === seen;
      if (!mine || !others || !unchanged) {
        seen = whoIn(mine);
        return storage.setItem(key, value);
      }
      const { user, tokens } = others.state;
      return storage.setItem(
        key,
        JSON.stringify({ ...mine, state: { ...mine.state, user, tokens } }),
      );
    },
  };
}

const whoIn = (kept: Kept | null): string => JSON.stringify([kept?.state.user, kept?.state.tokens]);

function parsed(value: string | null): Kept | null {
  try {
    const kept = JSON.parse(value ?? 'null') as Partial<Kept> | null;
    return typeof kept?.state === 'object' ? { ...kept, state: kept.state } : null;
  } catch {
    return null;
  }
}
