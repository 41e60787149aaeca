const LEASE_MS = 15_000;
const LOOK_AGAIN_MS = 60;

/** One tab at a time. The browser's locks exist only on https and on localhost; elsewhere a lease in storage does. */
export function inTurn<T>(name: string, act: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | null | undefined;
  return locks ? locks.request(name, act) : withLease(`${name}.lease`, act);
}

async function withLease<T>(key: string, act: () => Promise<T>): Promise<T> {
  const mine = `${Math.random()}`;
  await until(() => take(key, mine));
  try {
    return await act();
  } finally {
    if (holder(key)?.id === mine) attempt(() => localStorage.removeItem(key));
  }
}

/** Written, waited for, and read again: of two who write at once only the later one holds it. */
async function take(key: string, mine: string): Promise<boolean> {
  if (holder(key)) return false;
  const lease = JSON.stringify({ id: mine, until: Date.now() + LEASE_MS });
  // Where storage is blocked tabs share no tokens either, so there is nothing to take turns for.
  if (attempt(() => localStorage.setItem(key, lease)) === BLOCKED) return true;
  await pause(LOOK_AGAIN_MS / 2);
  return holder(key)?.id === mine;
}

/** A tab that was closed while it held the lease stops no one for long. */
function holder(key: string): { id: string } | null {
  const stored = attempt(() => localStorage.getItem(key));
  if (stored === BLOCKED || stored === null) return null;
  const lease = attempt(() => JSON.parse(stored) as { id: string; until: number });
  return lease === BLOCKED || !(lease.until > Date.now()) ? null : lease;
}

async function until(done: () => Promise<boolean>): Promise<void> {
  if (await done()) return;
  await pause(LOOK_AGAIN_MS);
  await until(done);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const BLOCKED = Symbol('blocked');
function attempt<T>(act: () => T): T | typeof BLOCKED {
  try {
    return act();
  } catch {
    return BLOCKED;
  }
}
