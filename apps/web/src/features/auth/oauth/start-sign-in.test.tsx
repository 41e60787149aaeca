import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFlow, readJourney } from './flow-storage.ts';
import { challengeOf } from './pkce.ts';
import { startSignIn } from './start-sign-in.ts';

const google = {
  id: 'oidc',
  name: 'Google',
  configured: true,
  authorize_url: 'https://id.example/authorize?hd=x',
  client_id: 'client',
};
const from = { pathname: '/chat' };
const assign = vi.fn<Location['assign']>();

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(location, 'assign').mockImplementation(assign);
  assign.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.yarrowDesktop;
});

test('it asks with code, PKCE S256, state and nonce, and remembers what must come back', async () => {
  await startSignIn(google, from);
  const address = new URL(String(assign.mock.calls[0]?.[0]));
  const { state, nonce, verifier = '' } = readFlow();
  expect(address.origin + address.pathname).toBe('https://id.example/authorize');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    hd: 'x',
    response_type: 'code',
    client_id: 'client',
    redirect_uri: `${location.origin}/auth/callback`,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  });
  expect(readJourney().from).toEqual(from);
});

test('in the desktop wrapper the system browser opens, and the return comes over loopback', async () => {
  const openExternal = vi.fn<(address: string) => Promise<void>>().mockResolvedValue();
  const redirectUri = 'http://127.0.0.1:4711/auth/callback';
  window.yarrowDesktop = {
    listenForReturn: () =>
      Promise.resolve({ redirectUri, returned: Promise.resolve(`${redirectUri}?code=c&state=s`) }),
    openExternal,
  };
  await startSignIn(google, from);
  const address = new URL(openExternal.mock.calls[0]?.[0] ?? '');
  expect(address.searchParams.get('redirect_uri')).toBe(redirectUri);
  expect(readJourney().redirectUri).toBe(redirectUri);
  expect(assign).toHaveBeenCalledWith('/auth/callback?code=c&state=s');
});

test('without https it says why it cannot', async () => {
  vi.stubGlobal('isSecureContext', false);
  await expect(startSignIn(google, from)).rejects.toThrow('secure (https) address');
  expect(assign).not.toHaveBeenCalled();
});
