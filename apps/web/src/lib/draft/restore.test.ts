import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { restoreDraft } from './restore.ts';
import { FAST_DIARRHOEA, GENERAL } from './testing-draft.ts';

test('what was stored comes back as it was', () => {
  for (const draft of [EMPTY_DRAFT, FAST_DIARRHOEA, GENERAL])
    expect(restoreDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test.each([[null], [undefined], ['text'], [7], [[]], [{ symptoms: 5, urgentScreening: 'x' }]])(
  'damaged content counts as not answered: %j',
  (stored) => {
    expect(restoreDraft(stored)).toEqual(EMPTY_DRAFT);
  },
);

test('what fits is kept, what does not is dropped', () => {
  const draft = restoreDraft({
    symptoms: 'cough',
    intensity: 11,
    duration: 'for ever',
    selectedSymptoms: ['Cough', 3, null],
    medicalCheck: { surgery: 'yes', medication: true },
  });
  expect(draft.symptoms).toBe('cough');
  expect(draft.intensity).toBeNull();
  expect(draft.duration).toBeNull();
  expect(draft.selectedSymptoms).toEqual(['Cough']);
  expect(draft.medicalCheck.surgery).toBeNull();
  expect(draft.medicalCheck.medication).toBe(true);
});

test('a picture from elsewhere is not shown', () => {
  const medicationImage = {
    name: 'a.png',
    mime_type: 'image/png',
    size: 1,
    preview_url: 'https://x.test/a.png',
  };
  expect(restoreDraft({ medicalCheck: { medicationImage } }).medicalCheck.medicationImage).toEqual({
    ...medicationImage,
    preview_url: null,
  });
});
