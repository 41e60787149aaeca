import type { AnalysisRequest, AnalysisResponse, symptomSessions } from '@yarrow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing.ts';
import { call, HOUR, post, signUpAs, turnable } from '../auth/testing-people.ts';
import { eraseExpired } from '../ops/erase-expired.ts';

const time = turnable();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: time.clock });
});
afterAll(async () => await test.close());

const CHECKER = '/symptom-checker';
const COUGH = { symptom_text: 'I have a cough' };
const newPerson = async (change: object): Promise<string> => {
  const { firebase_id_token: token } = await signUpAs(test);
  await call(test.app, 'PATCH', '/users/me', { token, body: change });
  return token;
};
/** Each a second after the one before, as ids sort by time. */
const analyze = async (token: string, body: object): Promise<string> => {
  time.pass(1000);
  const answer = await post(test.app, `${CHECKER}/analyze`, body, token);
  return answer.json<AnalysisResponse>().analysis.session_id ?? '';
};
const get = (token: string, path: string) => call(test.app, 'GET', CHECKER + path, { token });
const listed = async (token: string): Promise<string[]> =>
  (await get(token, '/sessions'))
    .json<z.infer<typeof symptomSessions>>()
    .sessions.map(({ id }) => id);

describe('with auto-save off an analysis', () => {
  it('is there for the chat for a day, unlisted, and then erased', async () => {
    const token = await newPerson({ settings: { auto_save: false } });
    const id = await analyze(token, COUGH);
    expect(await listed(token)).toEqual([]);
    expect((await get(token, `/sessions/${id}`)).statusCode).toBe(200);
    const answers = [{ finding: 'fever', value: 'present' }];
    await post(test.app, `${CHECKER}/sessions/${id}/answers`, { answers }, token);
    expect(await listed(token)).toEqual([]);
    const chat = await post(test.app, '/mental-health/sessions', { symptom_session_id: id }, token);
    expect(chat.statusCode).toBe(201);

    const later = (hours: number): Date => new Date(time.clock().getTime() + hours * HOUR);
    await eraseExpired(test.database.db, later(23.9));
    expect((await get(token, `/sessions/${id}`)).statusCode).toBe(200);
    await eraseExpired(test.database.db, later(24.1));
    expect((await get(token, `/sessions/${id}`)).statusCode).toBe(404);
  });

  it('made before or after it stays', async () => {
    const token = await newPerson({});
    const before = await analyze(token, COUGH);
    const set = (save: boolean) =>
      call(test.app, 'PATCH', '/users/me', { token, body: { settings: { auto_save: save } } });
    await set(false);
    await analyze(token, COUGH);
    await set(true);
    const after = await analyze(token, COUGH);
    expect(await listed(token)).toEqual([after, before]);
  });
});

describe('the medical profile', () => {
  const medical = {
    age: 41,
    gender: 'female',
    weight_kg: 60,
    allergies: 'penicillin',
    medications: 'warfarin',
  };
  const told = async (token: string, body: object): Promise<AnalysisRequest> => {
    const id = await analyze(token, { ...COUGH, ...body });
    return (await get(token, `/sessions/${id}`)).json<{
      session: { input_data: AnalysisRequest };
    }>().session.input_data;
  };

  it('fills in what an analysis leaves open, and overrules nothing', async () => {
    const token = await newPerson({ medical, settings: { country: 'GB' } });
    const { medications, ...same } = medical;
    const filled = { ...same, current_medications: medications };
    expect(await told(token, {})).toEqual({ ...COUGH, ...filled, country: 'GB' });
    expect(await told(token, { age: 3, allergies: 'none' })).toMatchObject({
      age: 3,
      allergies: 'none',
      gender: 'female',
    });
  });

  it('is left out where it is about somebody else, and where it says nothing', async () => {
    const token = await newPerson({ medical });
    expect(await told(token, { subject: 'other' })).toEqual({ ...COUGH, subject: 'other' });
    expect(await told(await newPerson({}), {})).toEqual(COUGH);
  });
});
