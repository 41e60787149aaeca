import { analysisResponse, API_BASE, type AnalysisResponse, type CaseFile } from '@yarrow/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing.ts';
import { USUAL } from './testing-report.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => await test.close());

const bearer = (token?: string): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
async function guest(): Promise<{ token: string; id: string; result: AnalysisResponse }> {
  const answer = await test.app.inject({
    method: 'POST',
    url: `${API_BASE}/symptom-checker/analyze`,
    body: USUAL,
  });
  const result = analysisResponse.parse(answer.json());
  const token = result.guest?.firebase_id_token ?? '';
  return { token, result, id: result.analysis.session_id ?? '' };
}
const report = (id: string, query: string, token?: string): Promise<LightMyRequestResponse> =>
  test.app.inject({
    url: `${API_BASE}/symptom-checker/sessions/${id}/report${query}`,
    headers: bearer(token),
  });

describe('the report of an analysis', () => {
  it.each([
    ['pdf', 'application/pdf', /^yarrow-report-\d{4}-\d\d-\d\d\.pdf$/],
    ['fhir', 'application/fhir+json; charset=utf-8', /^yarrow-report-[\d-]{10}\.fhir\.json$/],
    ['case', 'application/json; charset=utf-8', /^yarrow-case-[\d-]{10}\.json$/],
  ])('comes as %s, as a file that no cache keeps', async (format, type, name) => {
    const { token, id } = await guest();
    const { statusCode, headers, rawPayload } = await report(id, `?format=${format}`, token);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('no-store');
    const disposition = String(headers['content-disposition']);
    expect(/^attachment; filename="(.*)"$/.exec(disposition)?.[1]).toMatch(name);
    if (format === 'pdf') expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('as a case file is what was told and answered, and makes the same again', async () => {
    const { token, id, result } = await guest();
    const file = (await report(id, '?format=case', token)).json<CaseFile>();
    const { guest: _tokens, ...told } = result;
    expect(file).toMatchObject({ kind: 'yarrow-case', version: 1, input: USUAL, result: told });
    expect(JSON.stringify(file)).not.toContain(token);
    const again = await test.app.inject({
      method: 'POST',
      url: `${API_BASE}/symptom-checker/analyze`,
      headers: bearer(token),
      body: file.input,
    });
    expect(again.json<AnalysisResponse>().conditions).toEqual(file.result.conditions);
  });

  it('is not there for a stranger, nor for nobody, whatever is asked', async () => {
    const { id } = await guest();
    const { token: stranger } = await guest();
    const none = '01900000-0000-7000-8000-000000000000';
    for (const query of ['?format=pdf', '?format=fhir', '?format=nonsense', '']) {
      const [theirs, nothing] = [
        await report(id, query, stranger),
        await report(none, query, stranger),
      ];
      expect([theirs.statusCode, theirs.body]).toEqual([404, nothing.body]);
      expect((await report(id, query)).statusCode).toBe(401);
    }
  });

  it.each(['', '?format=docx', '?format=pdf&format=case', '?format=pdf&lang=de'])(
    'is refused for the query “%s”',
    async (query) => {
      const { token, id } = await guest();
      const answer = await report(id, query, token);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: { code: 'invalid_request' } });
    },
  );
});
