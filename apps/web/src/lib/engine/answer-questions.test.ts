import { prepareKnowledge, type Knowledge } from '@yarrow/engine';
import { expect, test, vi } from 'vitest';
import { createAnswerer } from './answer-questions.ts';

const knowledge = (): Knowledge => {
  const unknown = {
    code: null,
    name: 'Unknown',
    emergencyNumber: '112',
    lines: [],
    words: { doctor: 'doctor', urgentCare: 'clinic', emergencyDepartment: 'hospital' },
  };
  const model = {
    version: 'test',
    findings: [],
    conditions: [],
    rules: [],
    medicines: [],
    answerFindings: [],
    countries: [unknown],
    wordClasses: {},
    idioms: [],
  };
  return prepareKnowledge(model, {});
};

test('the knowledge is loaded once', async () => {
  const load = vi.fn<() => Promise<Knowledge>>(() => Promise.resolve(knowledge()));
  const answer = createAnswerer(load);
  expect(await answer({ id: 1, kind: 'warm-up' })).toEqual({ id: 1, ok: true, answer: null });
  const reply = await answer({ id: 2, kind: 'assess', case: { symptom_text: 'wozzle' } });
  expect(reply).toMatchObject({
    id: 2,
    ok: true,
    answer: { coverage: 'none', urgency_level: 'moderate' },
  });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load is said, and tried again with the next question', async () => {
  const load = vi
    .fn<() => Promise<Knowledge>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation(() => Promise.resolve(knowledge()));
  const answer = createAnswerer(load);
  expect(await answer({ id: 1, kind: 'warm-up' })).toEqual({
    id: 1,
    ok: false,
    message: 'offline',
  });
  expect(await answer({ id: 2, kind: 'warm-up' })).toMatchObject({ ok: true });
});

test('a case that cannot be judged does not throw the knowledge away', async () => {
  const load = vi.fn<() => Promise<Knowledge>>(() => Promise.resolve(knowledge()));
  const answer = createAnswerer(load);
  const wrong = { answers: [{ finding: 'no-such', value: 'present' as const }] };
  expect(await answer({ id: 1, kind: 'assess', case: wrong })).toMatchObject({ ok: false });
  await answer({ id: 2, kind: 'warm-up' });
  expect(load).toHaveBeenCalledTimes(1);
});
