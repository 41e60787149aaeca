import type { CaseInput } from '@yarrow/engine';
import type { Talk } from '../talk.ts';
import { completed } from './take-in.ts';

/** All that is known of the person, with or without a case: what medicines are judged by. */
export const personOf = ({ state, setting }: Talk): CaseInput =>
  completed(state.input ?? {}, setting);
