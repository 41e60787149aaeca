import { describe, expect, it } from 'vitest';
import { readAmong, toldIn } from '../testing/read-among.ts';

const read = readAmong({ blind: ["can't see", 'cannot see', "can't see a thing"] });
const told = (text: string): string[] => toldIn(read(text));

describe('sight that is gone', () => {
  it.each([
    "I can't see",
    'He cannot see.',
    "woke up and can't see a thing",
    "I can't see any more",
    "my eye is shut and I can't see, please help",
    "I can't see a thing now",
  ])('is told by itself: %s', (text) => {
    expect(told(text)).toContain('blind');
  });

  it.each([
    "I can't see why",
    "I can't see a doctor until Monday",
    "I can't see any rash",
    'I cannot see the point',
    "a lump I can't see",
    "on my back where I can't see",
  ])('is not what one cannot see of something else: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
