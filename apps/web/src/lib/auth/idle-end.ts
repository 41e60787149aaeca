import { create } from 'zustand';
import type { Destination } from './destination.ts';
import { signOut } from './sign-out.ts';

interface IdleEnd {
  /** Signed out because nothing was done, and not yet told. */
  ended: boolean;
  /** Where the person was, for the way back. */
  from: Destination | null;
}

export const useIdleEnd = create<IdleEnd>()(() => ({ ended: false, from: null }));

export async function endIdleSession(from: Destination | null = null): Promise<void> {
  useIdleEnd.setState({ ended: true, from });
  await signOut().catch(() => null);
}
