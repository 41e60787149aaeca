import { expect, test } from 'vitest';
import { readCallback } from './read-callback.ts';

const kept = { state: 's', verifier: 'v', nonce: 'n' };
const read = (search: string, flow = kept as Partial<typeof kept>) =>
  readCallback(new URLSearchParams(search), flow, 'https://y.example/auth/callback');

test('what came back goes with what was remembered', () => {
  expect(read('code=c&state=s')).toEqual({
    code: 'c',
    code_verifier: 'v',
    redirect_uri: 'https://y.example/auth/callback',
    nonce: 'n',
  });
  expect(read('code=c&state=s&iss=https://id.example')).toMatchObject({
    iss: 'https://id.example',
  });
});

test('each rule has its message, and the first broken one is told', () => {
  expect(() => read('error=access_denied&error_description=You+said+no&code=c&state=x')).toThrow(
    'OAuth error: access_denied – You said no',
  );
  expect(() => read('error=access_denied')).toThrow(/^OAuth error: access_denied$/);
  expect(() => read('state=s')).toThrow('No authorization code in callback URL');
  const missing = 'Missing OAuth state or code verifier (check same-tab flow and matching origins)';
  expect(() => read('code=c&state=s', { verifier: 'v', nonce: 'n' })).toThrow(missing);
  expect(() => read('code=c&state=s', { state: 's', nonce: 'n' })).toThrow(missing);
  expect(() => read('code=c&state=x')).toThrow('OAuth state mismatch — possible CSRF');
  expect(() => read('code=c')).toThrow('OAuth state mismatch — possible CSRF');
});
