import { API_BASE, ERROR_CODES, ERRORS, ROUTES } from '@yarrow/contract';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_YET_BUILT } from './http/not-yet-built.ts';
import { createTestApp, type TestApp } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => await test.close());

describe('the contract', () => {
  it.each(ROUTES.map((route) => [route.id, route] as const))(
    '%s is in service or stands on the list of what is not yet built, never both',
    (id, route) => {
      const url = API_BASE + route.path.replaceAll(/\{(\w+)\}/g, ':$1');
      const mounted = test.app.hasRoute({ method: route.method, url });
      expect(mounted).toBe(!NOT_YET_BUILT.includes(id));
    },
  );

  it('has no two routes of one id or one place', () => {
    expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map(({ method, path }) => `${method} ${path}`)).size).toBe(ROUTES.length);
  });

  it('describes what is in service as OpenAPI 3.1', async () => {
    const answer = await test.app.inject(`${API_BASE}/openapi.json`);
    const document = answer.json<{ openapi: string; paths: Record<string, unknown> }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/v1/symptom-checker/analyze');
    expect((await test.app.inject('/api/docs')).body).toContain('/api/v1/symptom-checker/analyze');
  });
});

describe('every answer', () => {
  it('forbids inline scripts, frames and foreign addresses', async () => {
    const { headers } = await test.app.inject('/healthz');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('of the API is kept by no cache', async () => {
    const { headers } = await test.app.inject(`${API_BASE}/symptom-checker/findings?q=cough`);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('errors', () => {
  const post = (body: string, type = 'application/json') =>
    test.app.inject({
      method: 'POST',
      url: `${API_BASE}/symptom-checker/analyze`,
      headers: { 'content-type': type },
      body,
    });

  it('carry a code of the catalogue and its status', () => {
    for (const code of ERROR_CODES) expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
  });

  it('name the field that is wrong', async () => {
    const answer = await post('{"age": -3}');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { code: 'invalid_request', details: [{ field: 'age' }] },
    });
  });

  it('refuse fields nobody knows', async () => {
    const answer = await post('{"symptom_text": "cough", "favourite_colour": "red"}');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('favourite_colour');
  });

  it.each([
    ['{"symptom_text": ', 'application/json', 400, 'invalid_request'],
    ['a=b', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    [`{"symptom_text": "${'x'.repeat(300_000)}"}`, 'application/json', 413, 'body_too_large'],
    ['cough', 'text/plain', 415, 'unsupported_media_type'],
    ['', 'application/json', 400, 'invalid_request'],
    ['{"symptom_text": "cough since constructor"}', 'application/json', 200, undefined],
    ['{}', 'application/json', 400, 'no_symptom'],
    ['null', 'application/json', 400, 'invalid_request'],
    ['[]', 'application/json', 400, 'invalid_request'],
  ])('%.30s as %s is %i %s', async (body, type, status, code) => {
    const answer = await post(body, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ error?: { code: string } }>().error?.code).toBe(code);
  });

  it('refuse bytes that are no UTF-8 rather than keep question marks', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `${API_BASE}/symptom-checker/analyze`,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('{"symptom_text": "co\xFFugh"}', 'latin1'),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('is not valid UTF-8');
  });

  it.each(['/api/v1/%', `/api/v1/symptom-checker/conditions/${'a'.repeat(5000)}`])(
    'have one form before a route is found too, and repeat nothing: %.40s',
    async (url) => {
      const answer = await test.app.inject(url);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        error: { code: 'invalid_request', details: [{ field: 'address' }] },
      });
    },
  );

  it('answer what is no HTTP at all in the same form', async () => {
    await test.app.listen({ port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const said = await new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'));
      socket.on('data', (chunk) => (heard += chunk.toString()));
      socket.on('close', () => resolve(heard));
    });
    expect(said).toMatch(/^HTTP\/1.1 400 Bad Request/);
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      error: { code: 'invalid_request' },
    });
  });

  it('say not found for what is not there', async () => {
    const answer = await test.app.inject('/api/v1/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: { code: 'not_found', message: 'This is not here.' } });
  });
});

describe('health', () => {
  it('tells that the process is up and the database answers', async () => {
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});
