import type { CaseInput } from '@yarrow/engine';
import type { Conversation } from './conversation.ts';
import { NO_CRISIS } from './crisis/crisis-state.ts';
import { startMedical } from './medical/medical-state.ts';

/** A conversation before its first message, about this case or none. */
export const startConversation = (input: CaseInput | null): Conversation => ({
  version: 1,
  turn: 0,
  level: 'none',
  emergency: false,
  crisis: NO_CRISIS,
  medical: startMedical(input),
});
