import { expect, test } from 'vitest';
import { toggleChoice } from './choice.ts';

test('adds and takes away in order', () => {
  expect(toggleChoice(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleChoice(['a', 'b'], 'a')).toEqual(['b']);
});

test('the exclusive option clears the others', () => {
  expect(toggleChoice(['a', 'b'], 'none', 'none')).toEqual(['none']);
});

test('another option clears the exclusive one', () => {
  expect(toggleChoice(['none'], 'a', 'none')).toEqual(['a']);
});
