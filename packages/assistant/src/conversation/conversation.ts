import type { CaseChange, Citation, CrisisLevel, Safety } from '@yarrow/contract';
import type { CaseInput, Knowledge } from '@yarrow/engine';
import type { CrisisState } from './crisis/crisis-state.ts';
import type { MedicalState } from './medical/medical-state.ts';

/** What a conversation remembers between two messages. Plain JSON: the server keeps it sealed beside each reply. */
export interface Conversation {
  version: 1;
  /** Replies given so far. */
  turn: number;
  /** The highest level of any message. It never goes down. */
  level: CrisisLevel;
  /** A medical emergency was told of. It stays. */
  emergency: boolean;
  crisis: CrisisState;
  medical: MedicalState;
}

/** What is known besides the conversation, the same for every turn of it. */
export interface Setting {
  knowledge: Knowledge;
  /** ISO 3166-1 alpha-2, where known. */
  country?: string | undefined;
  /** YYYY-MM-DD at the person's place. */
  localDate?: string | undefined;
  /** What the person keeps in the medical profile; fills in what the case leaves open. */
  profile?: Pick<CaseInput, 'age' | 'gender' | 'weight_kg' | 'allergies' | 'current_medications'>;
  /** Somebody of this account was in a crisis within the last 24 hours. */
  carryOver?: boolean | undefined;
}

/** A person's message together with the judgement made of it before any reply. */
export interface Message {
  text: string;
  safety: Safety;
}

export interface Reply {
  /** Markdown, with [n] where the nth citation stands behind a statement. */
  content: string;
  citations: Citation[];
  /** At most four, each what the person would say. */
  quickReplies: string[];
  /** What the message changed in the case, if it did. */
  caseChange: CaseChange | null;
  /** The safety plan as text, in the reply that completed it: for the caller to keep. */
  safetyPlan?: string;
}

export interface Turn {
  conversation: Conversation;
  reply: Reply;
}
