import { expect, it } from 'vitest';
import type { ConditionText, Source } from './knowledge.ts';
import { packTexts, unpackTexts } from './packed-texts.ts';

const source = (id: string, title: string): Source => ({
  id,
  organisation: 'NHS',
  title,
  address: 'https://www.nhs.uk',
  basis: 'read',
});
const text = (id: string, symptoms: string[], sources: Source[]): ConditionText => ({
  id,
  description: 'A short text.',
  symptoms,
  redFlags: [],
  selfCare: [],
  treatments: [],
  whenToSee: [],
  sources,
  review: { reviewedBy: 'a clinician', date: '2026-01-01' },
  incidenceBasis: { basis: 'estimate', source: 'estimate by the writer' },
});
const FINDINGS = [{ name: 'cough' }, { name: 'fever' }];
const TEXTS = {
  cold: text('cold', ['cough'], [source('nhs', 'Common cold'), source('gp', 'Coughs')]),
  flu: text('flu', ['fever', 'cough'], [source('nhs', 'Flu'), source('gp', 'Coughs')]),
};

it('keeps a page that several cite once, and gives every text back as it was', () => {
  const packed = packTexts(TEXTS, FINDINGS);
  expect(packed.sources.map(({ title }) => title)).toEqual(['Common cold', 'Coughs', 'Flu']);
  expect(packed.texts['flu']?.sources).toEqual([2, 1]);
  expect(packed.texts['flu']?.symptoms).toEqual([1, 0]);
  expect(unpackTexts(JSON.parse(JSON.stringify(packed)), FINDINGS)).toEqual(TEXTS);
});

it('refuses a text that names what is not there', () => {
  const { texts } = packTexts(TEXTS, FINDINGS);
  expect(() => unpackTexts({ sources: [], texts }, FINDINGS)).toThrow('do not belong');
  expect(() => packTexts(TEXTS, [])).toThrow('do not belong');
});
