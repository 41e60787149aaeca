import { analysisResponse, API_BASE, type AnalysisResponse } from '@yarrow/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noLimits } from '../../http/limits.ts';
import { createTestApp, type TestApp } from '../../testing.ts';

const CHECKER = `${API_BASE}/symptom-checker`;
const HEART = {
  symptom_text: 'crushing chest pain into my left arm, sweating, for 30 minutes',
  age: 58,
  gender: 'male',
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => await test.close());

const bearer = (token?: string): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
const post = (path: string, body: object, token?: string): Promise<LightMyRequestResponse> =>
  test.app.inject({ method: 'POST', url: CHECKER + path, headers: bearer(token), body });
const get = (path: string, token?: string): Promise<LightMyRequestResponse> =>
  test.app.inject({ url: CHECKER + path, headers: bearer(token) });

interface Guest {
  token: string;
  id: string;
  result: AnalysisResponse;
}
async function guestWith(body: object = HEART): Promise<Guest> {
  const answer = await post('/analyze', body);
  const result = analysisResponse.parse(answer.json());
  return {
    result,
    token: result.guest?.firebase_id_token ?? '',
    id: result.analysis.session_id ?? '',
  };
}

describe('an analysis', () => {
  it('of pressure in the chest into the arm is an emergency, a heart attack first', async () => {
    const { result } = await guestWith();
    expect(result.urgency_level).toBe('emergency');
    expect(result.analysis.requires_immediate_care).toBe(true);
    expect(result.conditions[0]).toMatchObject({ id: 'myocardial-infarction', icd10: 'I21.9' });
    for (const { evidence, log_odds: logOdds, confidence } of result.conditions) {
      const sum = evidence.reduce((total, share) => total + share.weight, 0);
      expect(Math.abs(sum - logOdds)).toBeLessThan(1e-9);
      expect(Math.abs(1 / (1 + Math.exp(-logOdds)) - confidence)).toBeLessThan(1e-9);
    }
  });

  it('of what was not understood says so', async () => {
    const { result } = await guestWith({ symptom_text: 'xyzzy qwrt' });
    expect(result).toMatchObject({ coverage: 'none', conditions: [], urgency_level: 'moderate' });
    expect(result.analysis.primary_diagnosis).toBeNull();
  });

  it('makes a guest only when none is there', async () => {
    const { token, id } = await guestWith();
    const second = await post('/analyze', HEART, token);
    expect(second.statusCode).toBe(200);
    expect(second.json<AnalysisResponse>().guest).toBeUndefined();
    const list = (await get('/sessions', token)).json<{ sessions: { id: string }[] }>();
    expect(list.sessions).toHaveLength(2);
    expect(list.sessions[1]?.id).toBe(id);
  });

  it('shows the emergency number of the country and never another', async () => {
    const of = async (country?: string): Promise<string> =>
      (await guestWith({ ...HEART, country })).result.recommendations.join(' ');
    expect(await of('GB')).toContain('999');
    expect(await of('US')).toContain('911');
    expect(await of()).not.toContain('911');
  });

  it('takes the country from the browser where the person told none', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `${CHECKER}/analyze`,
      headers: { 'accept-language': 'en-AU,en;q=0.9' },
      body: HEART,
    });
    expect(answer.json<AnalysisResponse>().recommendations.join(' ')).toContain('000');
  });

  it('refuses an answer about a finding that does not exist', async () => {
    const answer = await post('/analyze', {
      ...HEART,
      answers: [{ finding: 'third-ear', value: 'present' }],
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('third-ear');
  });
});

describe('a kept analysis', () => {
  it('is read by its owner', async () => {
    const { token, id, result } = await guestWith();
    const { session } = (await get(`/sessions/${id}`, token)).json<{
      session: { input_data: unknown; analysis_result: AnalysisResponse };
    }>();
    expect(session.input_data).toEqual(HEART);
    expect(session.analysis_result.conditions).toEqual(result.conditions);
  });

  it('is not there for anybody else, whatever is asked of it', async () => {
    const { id } = await guestWith();
    const { token } = await guestWith();
    expect((await get(`/sessions/${id}`, token)).statusCode).toBe(404);
    expect((await post(`/sessions/${id}/answers`, { nonsense: true }, token)).statusCode).toBe(404);
    expect((await get('/sessions/not-an-id', token)).statusCode).toBe(404);
    expect((await get(`/sessions/${id}`)).statusCode).toBe(401);
  });

  it('is assessed again with an answer, under the same id', async () => {
    const { token, id, result } = await guestWith({ symptom_text: 'I have a cough', age: 30 });
    const [question] = result.follow_up;
    expect(question).toBeDefined();
    const finding = question?.finding ?? '';
    const again = await post(
      `/sessions/${id}/answers`,
      { answers: [{ finding, value: 'present' }] },
      token,
    );
    expect(again.statusCode).toBe(200);
    const changed = analysisResponse.parse(again.json());
    expect(changed.analysis.session_id).toBe(id);
    expect(changed.understood.map((one) => one.finding)).toContain(finding);
    expect(changed.conditions).not.toEqual(result.conditions);
  });

  it('says the same answered one by one as told at once', async () => {
    const start = { symptom_text: 'I have a cough', age: 30 };
    const answers = [
      { finding: 'fever', value: 'present' },
      { finding: 'runny-nose', value: 'absent' },
    ];
    const { token, id } = await guestWith(start);
    for (const answer of answers)
      await post(`/sessions/${id}/answers`, { answers: [answer] }, token);
    const oneByOne = (await get(`/sessions/${id}`, token)).json<{
      session: { analysis_result: AnalysisResponse };
    }>();
    const atOnce = (await guestWith({ ...start, answers })).result;
    expect(oneByOne.session.analysis_result.conditions).toEqual(atOnce.conditions);
  });

  it('is erased when its owner says so', async () => {
    const { token, id } = await guestWith();
    const erase = await test.app.inject({
      method: 'DELETE',
      url: `${CHECKER}/sessions/${id}`,
      headers: bearer(token),
    });
    expect(erase.statusCode).toBe(200);
    expect((await get(`/sessions/${id}`, token)).statusCode).toBe(404);
  });

  it('is listed page by page, newest first', async () => {
    const { token } = await guestWith();
    for (let i = 0; i < 4; i += 1) await post('/analyze', HEART, token);
    interface Page {
      sessions: { id: string }[];
      next_cursor: string | null;
    }
    const first = (await get('/sessions?limit=3', token)).json<Page>();
    const second = (await get(`/sessions?limit=3&cursor=${first.next_cursor}`, token)).json<Page>();
    const ids = [...first.sessions, ...second.sessions].map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(second.next_cursor).toBeNull();
  });

  it.each(['garbage', '%00', '', '01a1fc21-0e76-7332-9c48-ee509d54795c%27'])(
    'refuses a cursor that no list gave: "%s"',
    async (cursor) => {
      const { token } = await guestWith();
      const answer = await get(`/sessions?cursor=${cursor}`, token);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('"field":"cursor"');
    },
  );

  it('lies sealed in the database: none of the words can be found there', async () => {
    await guestWith({ ...HEART, symptom_text: `${HEART.symptom_text} zebrafish` });
    const { rows } = await test.database.pool.query<{ hex: string }>(
      "select encode(sealed, 'escape') as hex from symptom_sessions",
    );
    for (const { hex } of rows) expect(hex).not.toMatch(/zebrafish|chest|infarction/);
  });
});

describe('tokens', () => {
  it.each(['Bearer nonsense', 'Basic abc', 'Bearer eyJhbGciOiJub25lIn0.e30.'])(
    '%s is refused',
    async (authorization) => {
      const answer = await test.app.inject({
        url: `${CHECKER}/sessions`,
        headers: { authorization },
      });
      expect(answer.statusCode).toBe(401);
    },
  );

  it('end after a quarter of an hour', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const later = await createTestApp({ clock: () => now });
    const answer = await later.app.inject({
      method: 'POST',
      url: `${CHECKER}/analyze`,
      body: HEART,
    });
    const headers = bearer(answer.json<AnalysisResponse>().guest?.firebase_id_token);
    now = new Date('2026-01-01T00:14:00Z');
    expect((await later.app.inject({ url: `${CHECKER}/sessions`, headers })).statusCode).toBe(200);
    now = new Date('2026-01-01T00:16:00Z');
    expect((await later.app.inject({ url: `${CHECKER}/sessions`, headers })).statusCode).toBe(401);
    await later.close();
  });
});

describe('the knowledge', () => {
  it('is open to read, entry by entry, with sources', async () => {
    const answer = await get('/conditions/myocardial-infarction');
    const { condition } = answer.json<{
      condition: { sources: unknown[]; red_flags: unknown[] };
    }>();
    expect(condition.sources.length).toBeGreaterThan(0);
    expect(condition.red_flags.length).toBeGreaterThan(0);
    expect((await get('/conditions/nothing')).statusCode).toBe(404);
  });

  it('lists every condition by name, each of which can be read', async () => {
    const { conditions } = (await get('/conditions')).json<{
      conditions: { id: string; name: string }[];
    }>();
    expect(conditions.length).toBeGreaterThan(600);
    for (const { id, name } of conditions.slice(0, 5)) {
      const { condition } = (await get(`/conditions/${id}`)).json<{ condition: object }>();
      expect(condition).toMatchObject({ id, name });
    }
  });

  it('tells of a finding which conditions list it', async () => {
    const { finding } = (await get('/findings/chest-pain')).json<{
      finding: { conditions: { id: string }[] };
    }>();
    expect(finding.conditions.map(({ id }) => id)).toContain('myocardial-infarction');
    expect((await get('/findings/nothing')).statusCode).toBe(404);
  });

  it.each([
    ['tummy ache', 'abdominal-pain'],
    ['the runs', 'diarrhea'],
    ['headach', 'headache'],
    ['breathless', 'shortness-of-breath'],
  ])('finds %s as %s', async (q, id) => {
    const { findings } = (await get(`/findings?q=${encodeURIComponent(q)}`)).json<{
      findings: { id: string }[];
    }>();
    expect(findings.slice(0, 3).map((one) => one.id)).toContain(id);
  });
});

describe('without storage', () => {
  it('answers 503 and when to come back', async () => {
    const broken = await createTestApp({ limits: noLimits });
    await broken.database.close();
    const answer = await broken.app.inject({
      method: 'POST',
      url: `${CHECKER}/analyze`,
      body: HEART,
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    await broken.app.close();
  });
});
