import type { Setting } from '../conversation.ts';
import { takeIn } from './case/take-in.ts';
import type { MedicalState } from './medical-state.ts';

/**
 * What a message tells of the body is kept also where something graver is answered first. The question that is open
 * stays open: a "yes" was said to something else.
 */
export function keepTold(state: MedicalState, text: string, setting: Setting): MedicalState {
  return { ...takeIn({ ...state, open: null }, text, setting, false).state, open: state.open };
}
