import { expect, test } from 'vitest';
import { isPicture } from './read-picture.ts';

test('PNG, JPG and JPEG only', () => {
  expect(isPicture({ type: 'image/png', name: 'a.png' })).toBe(true);
  expect(isPicture({ type: 'image/jpeg', name: 'a.jpg' })).toBe(true);
  expect(isPicture({ type: '', name: 'A.JPEG' })).toBe(true);
  expect(isPicture({ type: 'image/gif', name: 'a.png' })).toBe(false);
  expect(isPicture({ type: 'image/svg+xml', name: 'a.svg' })).toBe(false);
  expect(isPicture({ type: '', name: 'a.pdf' })).toBe(false);
});
