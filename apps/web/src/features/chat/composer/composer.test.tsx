import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Composer } from './composer.tsx';
import { inheritDraft, keepDraft, NO_SESSION, readDraft } from './drafts.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function open(change: Partial<Parameters<typeof Composer>[0]> = {}) {
  const onSend = vi.fn<(text: string) => void>();
  const props = {
    draftOf: 'a',
    busy: false,
    writing: false,
    limit: 20,
    restored: null,
    onSend,
    onStop: () => {},
    ...change,
  };
  const view = render(<Composer {...props} />);
  return { onSend, again: (more: object) => view.rerender(<Composer {...props} {...more} />) };
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const enter = (how: object = {}) => fireEvent.keyDown(field(), { key: 'Enter', ...how });

test('Enter sends what is trimmed; blank, too long and while busy nothing is sent', () => {
  const { onSend, again } = open();
  type('   ');
  enter();
  type('x'.repeat(21));
  enter();
  expect(screen.getByText(/1 characters too long/)).toBeTruthy();
  again({ busy: true });
  type('hello');
  enter();
  expect(onSend).not.toHaveBeenCalled();
  again({ busy: false });
  type('  hello ');
  enter();
  expect(onSend).toHaveBeenCalledExactlyOnceWith('hello');
  expect(field().value).toBe('');
});

test('Shift+Enter and an Enter of an input method send nothing', () => {
  const { onSend } = open();
  type('hello');
  enter({ shiftKey: true });
  enter({ isComposing: true });
  expect(onSend).not.toHaveBeenCalled();
});

test('a draft is kept for its session, and one begun without a session passes on', () => {
  open();
  type('half');
  expect(readDraft('a')).toBe('half');
  expect(readDraft('b')).toBe('');
  keepDraft(NO_SESSION, 'early');
  inheritDraft('b');
  expect(readDraft('b')).toBe('early');
  keepDraft('b', 'early words');
  expect(readDraft(NO_SESSION)).toBe('');
});

test('what could not be sent comes back, before what was typed meanwhile', () => {
  const { again } = open();
  type('next');
  again({ restored: 'failed' });
  expect(field().value).toBe('failed\nnext');
});

test('sent again by the banner, it is not there twice', () => {
  const { again } = open();
  again({ restored: 'failed' });
  again({ restored: null });
  expect(field().value).toBe('');
});
