import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from './storage.ts';

/** Where the analysis may be worked out and kept; null until the person was asked. */
export type Consent = 'server' | 'device' | null;

interface ConsentStore {
  consent: Consent;
  setConsent: (consent: Consent) => void;
}

export const useConsent = create<ConsentStore>()(
  persist((set) => ({ consent: null, setConsent: (consent) => set({ consent }) }), {
    name: 'yarrow.consent',
    storage: createJSONStorage(() => safeStorage(() => sessionStorage)),
    partialize: ({ consent }) => ({ consent }),
  }),
);
