import { expect, test } from 'vitest';
import { aResult } from '../testing-result.ts';
import { caseFile, caseFileName } from './case-file.ts';

test('a case file holds what is needed to work it out again', () => {
  const outcome = {
    result: aResult(),
    request: { symptom_text: 'cough', answers: [{ finding: 'fever', value: 'absent' as const }] },
    source: { place: 'device' as const, why: 'chosen' as const },
    madeAt: '2026-03-04T05:06:07.000Z',
    restored: false,
  };
  expect(caseFileName(outcome)).toBe('yarrow-case-2026-03-04.json');
  expect(caseFile(outcome)).toMatchObject({
    kind: 'yarrow-case',
    input: outcome.request,
    engine_version: '1',
    knowledge_version: 'k1',
    result: { urgency_level: 'low' },
  });
});
