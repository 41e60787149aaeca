import { expect, test } from 'vitest';
import { dialLink, textLink } from './dial-link.ts';

test('links dial and text', () => {
  expect(dialLink('0800 111 0 111')).toBe('tel:08001110111');
  expect(textLink('HOME to 741741')).toBe('sms:741741?&body=HOME');
  expect(textLink('988')).toBe('sms:988');
  expect(textLink('ask in person')).toBe('');
});
