import { beforeEach, expect, test } from 'vitest';
import {
  clearFlow,
  cookie,
  isFlowUnderWay,
  keepFlow,
  readFlow,
  readJourney,
} from './flow-storage.ts';

const flow = { state: 's', verifier: 'v', nonce: 'n' };
const journey = { redirectUri: 'http://127.0.0.1:9/auth/callback', from: { pathname: '/chat' } };
const at = (address: string) => window.happyDOM.setURL(address);

declare global {
  interface Window {
    happyDOM: { setURL: (address: string) => void };
  }
}

beforeEach(() => {
  at('http://localhost/auth/callback');
  clearFlow();
});

test('it is kept in the tab until it is cleared', () => {
  expect(isFlowUnderWay()).toBe(false);
  keepFlow(flow, journey);
  expect(isFlowUnderWay()).toBe(true);
  expect(readFlow()).toEqual(flow);
  expect(readJourney()).toEqual(journey);
  clearFlow();
  expect(readFlow()).toEqual({});
  expect(document.cookie).not.toMatch(/yarrow_oauth_\w+=\w/);
  expect(readJourney()).toEqual({ redirectUri: 'http://localhost/auth/callback', from: null });
});

test('a return in another tab finds it in the cookies', () => {
  keepFlow(flow, journey);
  sessionStorage.clear();
  expect(readFlow()).toEqual(flow);
});

test('the cookies are Lax, and Secure but on localhost; cleared as they were set', () => {
  expect(cookie('state', 's', 600)).toBe(
    'yarrow_oauth_state=s; Path=/auth/callback; Max-Age=600; SameSite=Lax',
  );
  at('https://yarrow.example/login');
  expect(cookie('nonce', '', 0)).toBe(
    'yarrow_oauth_nonce=; Path=/auth/callback; Max-Age=0; SameSite=Lax; Secure',
  );
});
