import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api.ts';
import { clearDraft } from '../../../lib/draft/draft-store.ts';
import { assessOnDevice } from '../../../lib/engine/client.ts';
import { accessToken } from '../../../lib/bearer.ts';
import { forgetGuest } from '../../../lib/guest.ts';
import { aResult } from '../testing-result.ts';
import { answerMore, runAnalysis, type Order } from './run-analysis.ts';

vi.mock('../../../lib/api.ts', () => ({ call: vi.fn<typeof call>() }));
vi.mock('../../../lib/engine/client.ts', () => ({
  assessOnDevice: vi.fn<typeof assessOnDevice>(),
}));

const server = vi.mocked(call);
const device = vi.mocked(assessOnDevice);
const request = { symptom_text: 'cough' };
const order = (more: Partial<Order> = {}): Order => ({
  request,
  consent: 'server',
  sessionId: null,
  signal: new AbortController().signal,
  ...more,
});
const saved = (id: string) => ({
  ...aResult(),
  analysis: { ...aResult().analysis, session_id: id },
});
const session = (more: object = {}) => ({
  session: {
    id: 'old',
    created_at: '2026-01-01T00:00:00Z',
    input_data: request,
    analysis_result: saved('old'),
    ...more,
  },
});
const calls = () => server.mock.calls.map(([id]) => id);
/** What the server answers, by route. */
const answers = (by: Partial<Record<string, unknown>>) =>
  server.mockImplementation((id) => {
    const answer = by[id];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
  });

beforeEach(() => {
  clearDraft();
  forgetGuest();
  server.mockReset();
  device.mockReset().mockResolvedValue(aResult());
});

test('a stored analysis of the same case is shown again', async () => {
  answers({ getSymptomSession: session() });
  const outcome = await runAnalysis(order({ sessionId: 'old' }));
  expect(outcome).toMatchObject({
    restored: true,
    madeAt: '2026-01-01T00:00:00Z',
    source: { sessionId: 'old' },
  });
  expect(calls()).toEqual(['getSymptomSession']);
});

test.each([
  ['has no result', session({ analysis_result: null })],
  ['is of other answers', session({ input_data: { symptom_text: 'rash' } })],
  ['cannot be loaded', new ApiError('', 404, 'not_found')],
])('a stored analysis that %s makes way for a new one', async (_, stored) => {
  answers({ getSymptomSession: stored, analyze: saved('new') });
  const outcome = await runAnalysis(order({ sessionId: 'old' }));
  expect(outcome.source).toEqual({ place: 'server', sessionId: 'new' });
});

test('answers the server never got are sent after a reload', async () => {
  const answer = { finding: 'fever', value: 'absent' as const };
  answers({ getSymptomSession: session(), answerQuestions: saved('old') });
  const outcome = await runAnalysis(
    order({ sessionId: 'old', request: { ...request, answers: [answer] } }),
  );
  expect(calls()).toEqual(['getSymptomSession', 'answerQuestions']);
  expect(outcome.request.answers).toEqual([answer]);
});

test('a guest’s tokens go to the session store and nowhere else', async () => {
  answers({ analyze: { ...saved('new'), guest: { firebase_id_token: 'a', refresh_token: 'r' } } });
  const outcome = await runAnalysis(order());
  expect(accessToken()).toBe('a');
  expect(JSON.stringify(outcome)).not.toContain('guest');
});

test('tokens that no longer count do not stop an analysis', async () => {
  server
    .mockRejectedValueOnce(new ApiError('', 401, 'authentication_failed'))
    .mockResolvedValueOnce(saved('new') as never);
  expect((await runAnalysis(order())).source.place).toBe('server');
});

test('a server lost between two answers loses no answer', async () => {
  answers({ analyze: saved('new'), answerQuestions: new ApiError('', 0, 'offline') });
  const first = await runAnalysis(order());
  const answer = { finding: 'fever', value: 'present' as const };
  const second = await answerMore(first, [answer], order().signal);
  expect(second.source).toEqual({ place: 'device', why: 'offline' });
  expect(device).toHaveBeenCalledWith({ ...request, answers: [answer] });
});

test('a session that is gone is made anew with every answer', async () => {
  answers({ analyze: saved('new'), answerQuestions: new ApiError('', 404, 'not_found') });
  const first = await runAnalysis(order());
  const answer = { finding: 'fever', value: 'present' as const };
  await answerMore(first, [answer], order().signal);
  expect(server).toHaveBeenLastCalledWith(
    'analyze',
    expect.objectContaining({ body: { ...request, answers: [answer] } }),
  );
});
