import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearSession, keepSession } from '../../../lib/session.ts';
import { ADA, pair } from '../../../lib/testing-server.ts';
import { SourceNote } from './source-note.tsx';

afterEach(() => {
  cleanup();
  clearSession();
});

const note = (): string | null =>
  render(
    <SourceNote
      source={{ place: 'server', sessionId: 'session-1' }}
      busy={false}
      onSave={() => {}}
    />,
  ).container.textContent;

test('a guest reads how long the result is kept', () => {
  expect(note()).toBe('Saved, encrypted. Without an account it is erased after 30 days.');
});

test('whoever is signed in reads that the account keeps it', () => {
  keepSession(pair('1'), ADA);
  expect(note()).toBe('Saved, encrypted, with your account.');
});
