import type { CaseInput } from '@yarrow/engine';

/** Where the conversation about the body stands. Plain JSON. */
export interface MedicalState {
  /** The case under discussion, or null before there is one. */
  input: CaseInput | null;
  /** The case as it was before each change, newest last, for undo. */
  earlier: (CaseInput | null)[];
  /** What was asked and is not answered yet. */
  open: OpenQuestion | null;
  /** How often the open question was passed over. */
  passedOver: number;
  /** `gathering` until the first result is told. */
  phase: 'nothing' | 'gathering' | 'told';
  /** Questions of the engine asked so far. */
  asked: number;
  /** The finding asked about last, for "no, I meant yes". */
  lastAsked: string | null;
  /** What was spoken of last, for "and how long does it last?". */
  topic: Topic | null;
  /** Ids of the wordings used, so that another is taken next time. */
  said: string[];
  /** How often each thing was answered. */
  told: Record<string, number>;
  /** Short marks of the replies given: none is given twice. */
  replies: string[];
  /** Ids of the rules of an emergency that were told of. */
  warned: string[];
  /** The turn in which the emergency was last put first. */
  remindedAt: number;
  /** What was answered last, for "what else?". */
  lastIntent: string | null;
  /** What the last reply offered first: what "yes, please" means when nothing is asked. */
  offered: string | null;
  /** The replies in a row that understood nothing. */
  lost: number;
}

export interface Topic {
  kind: 'condition' | 'medicine' | 'finding';
  id: string;
}

export type OpenQuestion =
  | { kind: 'symptoms' }
  | { kind: 'who' }
  | { kind: 'age' }
  | { kind: 'sex' }
  | { kind: 'duration' }
  | { kind: 'finding'; finding: string; question: string; why: string }
  | { kind: 'danger'; condition: string; finding: string | null; question: string }
  | {
      kind: 'medicine';
      medicine: string;
      ask: 'age' | 'weight' | 'sex' | 'pregnant' | 'taking' | 'allergies' | 'findings';
      findings: string[];
    };

export const startMedical = (input: CaseInput | null): MedicalState => ({
  input,
  earlier: [],
  open: null,
  passedOver: 0,
  phase: input ? 'told' : 'nothing',
  asked: 0,
  lastAsked: null,
  topic: null,
  said: [],
  told: {},
  replies: [],
  warned: [],
  remindedAt: 0,
  lastIntent: null,
  offered: null,
  lost: 0,
});
