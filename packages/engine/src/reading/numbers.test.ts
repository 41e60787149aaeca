import { describe, expect, it } from 'vitest';
import { read } from '../testing/read-small.ts';

describe('a temperature', () => {
  it.each([
    'fever and I am 36 weeks pregnant',
    '42 yo with fever',
    'fever for 36 hours',
    'a fever, 38 years old',
  ])('is not a number that counts something else: %s', (text) => {
    expect(read(text).measures.temperature).toBeNull();
  });
});

describe('an age', () => {
  it.each([
    ['my 3 week old baby', 21 / 365],
    ['he is 3 weeks old and hot', 21 / 365],
    ['a 40 year old man', 40],
    ['a 2 week old rash', null],
    ['I feel 1000 years old', null],
  ])('is that of a person who may exist: %s', (text, age) => {
    const read1 = read(text).measures.age;
    if (age === null) expect(read1).toBeNull();
    else expect(read1).toBeCloseTo(age, 6);
  });
});

describe('a duration', () => {
  it('is not how far a pregnancy is', () => {
    expect(read('8 weeks pregnant and a cough').measures.durationDays).toBeNull();
  });

  it.each(['constructor', 'since constructor', 'constructor days', 'toString hasOwnProperty'])(
    'is not a name that every object has: %s',
    (text) => {
      expect(read(text).measures).toMatchObject({
        durationDays: null,
        temperature: null,
        age: null,
      });
    },
  );
});
