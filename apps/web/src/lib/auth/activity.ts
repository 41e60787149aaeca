const KEY = 'yarrow.active';
export const IDLE_LOG_OFF_MS = 30 * 60_000;
/** How long before the log-off the person is told. */
export const IDLE_WARNING_MS = 2 * 60_000;

let latest: number | null = null;

/** Something was done in this tab; the other tabs see it through storage. */
export function markActive(now = Date.now()): void {
  latest = now;
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Storage is blocked: this tab then counts for itself.
  }
}

/** How long nothing was done in any tab; 0 where nothing was ever noted. */
export function idleFor(now = Date.now()): number {
  const last = Math.max(latest ?? 0, stored());
  return last === 0 ? 0 : Math.max(0, now - last);
}

function stored(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
