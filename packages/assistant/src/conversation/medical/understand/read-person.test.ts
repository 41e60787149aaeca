import { describe, expect, it } from 'vitest';
import { readPerson, readSubject } from './read-person.ts';

describe('who somebody is', () => {
  it.each([
    ["I'm 58, male", { age: 58, gender: 'male' }],
    ['female, 30, sore throat', { gender: 'female' }],
    ['a 34 year old woman', { age: 34, gender: 'female' }],
    ['my 8-month-old boy', { age: 8 / 12, gender: 'male' }],
    ['27f', { age: 27, gender: 'female' }],
    ['I am a retired man', { gender: 'male' }],
    ['male', { gender: 'male' }],
    ["she's a girl", { gender: 'female' }],
  ])('is heard in one breath: %s', (text, person) => {
    expect(readPerson(text, null)).toEqual(person);
  });

  it.each(['a man 2 days ago said so', 'I saw two men', 'temperature 38 f', 'for 3 years now'])(
    'is not made up: %s',
    (text) => {
      expect(readPerson(text, null)).toEqual({});
    },
  );
});

describe('whom the first words are about', () => {
  it.each([
    'my 2 year old has a temp',
    'our little one is floppy',
    'my six-month-old will not feed',
    'I am worried about my baby',
  ])('is another: %s', (text) => {
    expect(readSubject(text).subject).toBe('other');
  });

  it.each([
    'I feel so low since my wife left',
    'cannot sleep and my head hurts because my baby cries',
    'my husband says I look grey',
  ])('is the writer: %s', (text) => {
    expect(readSubject(text).subject).toBeUndefined();
  });
});
