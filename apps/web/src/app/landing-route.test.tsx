import { beforeEach, expect, test } from 'vitest';
import { clearFlow, keepFlow } from '../features/auth/oauth/flow-storage.ts';
import { clearSession, keepSession } from '../lib/session.ts';
import { ADA, pair } from '../lib/testing-server.ts';
import { landingLoader } from './landing-route.ts';
import { rememberPlace } from './last-place.ts';

const leadsTo = () => landingLoader()?.headers.get('location') ?? null;

beforeEach(() => {
  clearFlow();
  rememberPlace('/symptom-checker');
  keepSession(pair('1'), ADA);
});

test('who is signed in is taken to the symptom checker; who is not sees the page', () => {
  expect(leadsTo()).toBe('/symptom-checker');
  clearSession();
  expect(leadsTo()).toBeNull();
});

test('not who comes from the login page or the callback', () => {
  for (const place of ['/login', '/auth/callback']) {
    rememberPlace(place);
    expect(leadsTo()).toBeNull();
  }
});

test('nor who is on the way to the provider', () => {
  const from = { pathname: '/chat' };
  keepFlow({ state: 's', verifier: 'v', nonce: 'n' }, { redirectUri: 'x', from });
  expect(leadsTo()).toBeNull();
});
