import { expect, test, vi } from 'vitest';
import { createAnswerer, type Loaded } from './answer-questions.ts';

const knowledge = (): Loaded => {
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
    wording: {},
    alarm: { bias: -50, weights: {} },
  };
  return [model, {}];
};

test('the knowledge is loaded once', async () => {
  const load = vi.fn<() => Promise<Loaded>>(() => Promise.resolve(knowledge()));
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
    .fn<() => Promise<Loaded>>()
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
  const load = vi.fn<() => Promise<Loaded>>(() => Promise.resolve(knowledge()));
  const answer = createAnswerer(load);
  const wrong = { answers: [{ finding: 'no-such', value: 'present' as const }] };
  expect(await answer({ id: 1, kind: 'assess', case: wrong })).toMatchObject({ ok: false });
  await answer({ id: 2, kind: 'warm-up' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('who only reads the knowledge does not wait until it is prepared', async () => {
  const [model, texts] = knowledge();
  const unpreparable = { ...model, countries: [], findings: [], conditions: [], wordClasses: {} };
  Object.defineProperty(unpreparable, 'rules', {
    get: () => {
      throw new Error('prepared');
    },
  });
  const answer = createAnswerer(() => Promise.resolve([unpreparable, texts]));
  expect(await answer({ id: 1, kind: 'index' })).toMatchObject({
    ok: true,
    answer: { knowledge_version: 'test', conditions: [], findings: [] },
  });
  expect(await answer({ id: 2, kind: 'condition', condition: 'none' })).toMatchObject({
    ok: true,
    answer: null,
  });
  expect(await answer({ id: 3, kind: 'warm-up' })).toMatchObject({ message: 'prepared' });
});
