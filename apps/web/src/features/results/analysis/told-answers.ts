import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from '../../../lib/storage.ts';
import { restoreAnswers } from './restore-answers.ts';
import type { FindingAnswer } from '../words/understood.ts';

interface ToldAnswers {
  /** The case they belong to. */
  basis: string;
  answers: FindingAnswer[];
}

/**
 * Follow-up answers and corrections of this tab, so that a reload or a lost server forgets none. They belong to one
 * case: after a change in the questionnaire they are let go, or an old "no" could overrule what is written now.
 */
const useToldAnswers = create<ToldAnswers>()(
  persist(() => ({ basis: '', answers: [] as FindingAnswer[] }), {
    name: 'yarrow.results',
    storage: createJSONStorage(() => safeStorage(() => sessionStorage)),
    merge: (stored, current) => ({ ...current, ...restoreAnswers(stored) }),
  }),
);

export function answersFor(basis: string): FindingAnswer[] {
  const told = useToldAnswers.getState();
  return told.basis === basis ? told.answers : [];
}

export function rememberAnswers(basis: string, answers: FindingAnswer[]): void {
  useToldAnswers.setState({ basis, answers });
}

export const forgetAnswers = (): void => rememberAnswers('', []);
