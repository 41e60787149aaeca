import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
const KEY = 'yarrow.theme';
const PAPER: Record<Theme, string> = { light: '#faf7f1', dark: '#131a18' };

const listeners = new Set<() => void>();

/** public/theme.js has set the class before the first paint; the class is the state. */
const current = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

export function setTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', PAPER[theme]);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Not remembered where storage is blocked; the choice still holds for this visit.
  }
  for (const listener of listeners) listener();
}

/** False where the colours are still the system's. */
export function hasChosenTheme(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, current);
