import { active } from './groups.ts';
import type { Rule } from './rule.ts';

/** What a message sounds like where no phrase is known: the last layer, which only ever adds. */
export const IMPRESSION_RULES: readonly Rule[] = [
  { id: 'sounds-grave', level: 'high', key: ['sounds_grave'], ...active },
  { id: 'sounds-violent', level: 'high', key: ['sounds_violent'] },
  { id: 'sounds-troubled', level: 'medium', key: ['sounds_troubled'] },
  { id: 'sounds-low', level: 'low', key: ['sounds_low'] },
  { id: 'sounds-suicidal', level: 'low', key: ['sounds_suicidal'], ideation: true },
];
