import type { CaseInput } from '@yarrow/engine';

/** Where the conversation about the body stands. */
export interface MedicalState {
  /** The case under discussion, or null before there is one. */
  input: CaseInput | null;
}

export const startMedical = (input: CaseInput | null): MedicalState => ({ input });
