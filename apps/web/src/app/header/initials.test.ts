import { expect, test } from 'vitest';
import { initialsOf, nameOf } from './initials.ts';

const user = {
  id: 'u',
  displayName: 'Ada King Lovelace',
  email: 'ada@example.org',
  photoURL: null,
  emailVerified: true,
  role: 'user' as const,
};

test('the name, else the address, else User', () => {
  expect(nameOf(user)).toBe('Ada King Lovelace');
  expect(nameOf({ ...user, displayName: null })).toBe('ada@example.org');
  expect(nameOf({ ...user, displayName: '', email: '' })).toBe('User');
  expect(nameOf(null)).toBe('User');
});

test('first letters of up to two words, in capitals', () => {
  expect(initialsOf('Ada King Lovelace')).toBe('AK');
  expect(initialsOf('  ada ')).toBe('A');
  expect(initialsOf('élodie öst')).toBe('ÉÖ');
});
