import { expect, it } from 'vitest';
import { isOwnRedirect } from './redirects.ts';

it.each([
  'https://yarrow.example/auth/callback',
  'http://127.0.0.1:49152/auth/callback',
  'http://[::1]:8080/auth/callback',
])('%s is ours', (address) => {
  expect(isOwnRedirect(address, 'https://yarrow.example')).toBe(true);
});

it.each([
  'https://yarrow.example/auth/callback/',
  'https://yarrow.example/auth/callback?next=https://evil.example',
  'https://yarrow.example/auth/callback#x',
  'https://yarrow.example/auth/../auth/callback',
  'https://yarrow.example.evil.example/auth/callback',
  'https://yarrow.example@evil.example/auth/callback',
  'https://evil.example/https://yarrow.example/auth/callback',
  'http://yarrow.example/auth/callback',
  'https://yarrow.example:444/auth/callback',
  'https://YARROW.example/auth/callback',
  '//yarrow.example/auth/callback',
  'https://127.0.0.1:49152/auth/callback',
  'http://127.0.0.1/auth/callback',
  'http://127.0.0.1:1@evil.example/auth/callback',
  'http://127.0.0.1.evil.example:80/auth/callback',
  'http://localhost:8080/auth/callback',
  'http://127.0.0.1:8080/auth/callback\n',
  'javascript:alert(1)',
])('%j is not', (address) => {
  expect(isOwnRedirect(address, 'https://yarrow.example')).toBe(false);
});
