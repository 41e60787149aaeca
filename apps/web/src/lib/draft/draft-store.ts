import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from '../storage.ts';
import { EMPTY_DRAFT, type Draft } from './draft.ts';
import { restoreDraft } from './restore.ts';

interface DraftStore {
  draft: Draft;
  update: (change: Partial<Draft>) => void;
  clear: () => void;
}

/** The person's answers. They live in the tab and are gone when it closes. */
export const useDraftStore = create<DraftStore>()(
  persist(
    (set) => ({
      draft: EMPTY_DRAFT,
      update: (change) => set(({ draft }) => ({ draft: { ...draft, ...change } })),
      clear: () => set({ draft: EMPTY_DRAFT }),
    }),
    {
      name: 'yarrow.symptom-checker',
      storage: createJSONStorage(() => safeStorage(() => sessionStorage)),
      partialize: ({ draft }) => draft,
      merge: (stored, current) => ({ ...current, draft: restoreDraft(stored) }),
    },
  ),
);

export const useDraft = (): Draft => useDraftStore(({ draft }) => draft);

/** Merges into the answers given so far. */
export const updateDraft = (change: Partial<Draft>): void =>
  useDraftStore.getState().update(change);
export const clearDraft = (): void => useDraftStore.getState().clear();
export const currentDraft = (): Draft => useDraftStore.getState().draft;

/** Merges into one group of answers, such as `medicalCheck`. */
export function updateGroup<
  K extends 'about' | 'urgentScreening' | 'conditionDiagnostics' | 'medicalCheck',
>(group: K, change: Partial<Draft[K]>): void {
  updateDraft({ [group]: { ...currentDraft()[group], ...change } });
}
