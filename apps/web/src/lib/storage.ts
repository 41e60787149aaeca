import type { StateStorage } from 'zustand/middleware';

/** Web storage that may be blocked or full: the app goes on, the value is only not kept. */
export function safeStorage(area: () => Storage): StateStorage {
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(area());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}
