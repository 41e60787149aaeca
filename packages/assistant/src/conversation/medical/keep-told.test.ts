import { expect, test } from 'vitest';
import { keepTold } from './keep-told.ts';
import { startMedical } from './medical-state.ts';
import { MIGRAINE, SETTING } from './testing-talk.ts';

test('a symptom told beside something graver is in the case afterwards', () => {
  const kept = keepTold(startMedical(null), 'I want to die and I have had a headache', SETTING);
  expect(kept.input?.symptom_text).toContain('headache');
});

test('a yes that was said to something graver answers no question about the body', () => {
  const open = { kind: 'finding', finding: 'fever', question: 'Fever?', why: '' } as const;
  const state = { ...startMedical(MIGRAINE), open };
  expect(keepTold(state, 'yes', SETTING)).toEqual(state);
});
