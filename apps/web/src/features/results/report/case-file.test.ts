import { caseFile, reportFileName } from '@yarrow/contract';
import { expect, test } from 'vitest';
import { aResult } from '../testing-result.ts';
import { analysedCase } from './case-file.ts';

const outcome = {
  result: aResult(),
  request: { symptom_text: 'cough', answers: [{ finding: 'fever', value: 'absent' as const }] },
  source: { place: 'device' as const, why: 'chosen' as const },
  madeAt: '2026-03-04T05:06:07.000Z',
  restored: false,
};

test('a case file holds what is needed to work it out again', () => {
  expect(reportFileName('case', outcome.madeAt)).toBe('yarrow-case-2026-03-04.json');
  expect(caseFile(analysedCase(outcome))).toMatchObject({
    kind: 'yarrow-case',
    made_at: outcome.madeAt,
    input: outcome.request,
    engine_version: '1',
    knowledge_version: 'k1',
    result: { urgency_level: 'low' },
  });
});

test('a case file never holds a token', () => {
  const guest = { firebase_id_token: 'secret', refresh_token: 'secret' };
  const file = caseFile(analysedCase({ ...outcome, result: { ...outcome.result, guest } }));
  expect(JSON.stringify(file)).not.toContain('secret');
});
