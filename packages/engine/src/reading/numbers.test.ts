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
  it.each([
    ['a cough for 3 weeks, and I have had reflux for 5 years', 21],
    ['treated two years ago. A cough for a month', 30],
    ['it hurt for ten mins an hour ago', 1 / 24],
    ['a cough, two years, chest sore for ten minutes at a time', 730],
    ['I woke up with a fever', 0.5],
    ['I am hot all day', null],
    ["I've been hot all day", 0.5],
    ['my newborn, 3 weeks, has a fever', null],
    ['a 79 year old lady, a fever for 2 days', 2],
  ])('is that of the complaint: %s', (text, days) => {
    const { durationDays } = read(text).measures;
    if (days === null) expect(durationDays).toBeNull();
    else expect(durationDays).toBeCloseTo(days, 3);
  });

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

describe('how often', () => {
  it.each([
    'four times a day',
    'twice a week',
    'twelve pads a day',
    'every two weeks',
    'every couple of months',
    'each day',
  ])('is not how long: %s', (text) => {
    expect(read(text).measures.durationDays).toBeNull();
  });

  it.each([
    ['three times a day for two weeks', 14],
    ['a spell lasting ten minutes, for 3 weeks', 21],
    ['an hour every morning, 2 months', 60],
    ['for a day', 1],
    ['half a day', 0.5],
    ['threw up twice an hour ago', 1 / 24],
    ['for ten minutes, an hour ago', 1 / 24],
    ['a cough for 3 weeks. I have had high blood pressure for five years', 21],
    ['an hour ago he passed out for less than a minute', 1 / 24],
    ['4 munths now', 120],
  ])('stands beside how long: %s', (text, days) => {
    expect(read(text).measures.durationDays).toBeCloseTo(days, 6);
  });

  it('takes how long a spell lasts where nothing else is told', () => {
    expect(read('spells lasting half an hour').measures.durationDays).toBeCloseTo(0.5 / 24, 6);
  });
});

describe('the day of an illness', () => {
  it.each([
    ['day 3 of a cough', 3],
    ['third day of fever', 3],
    ['my second week of coughing', 14],
    ['the first time this week', 7],
    ['every day 3 times', null],
  ])('tells how long: %s', (text, days) => {
    expect(read(text).measures.durationDays).toBe(days);
  });
});

describe('a severity', () => {
  it.each([
    ['about six on a scale of ten', 6],
    ['on a scale of 1 to 10 it is an 8', 8],
    ['7 out of ten', 7],
    ['9/10', 9],
    ['6 on Monday', null],
  ])('is one of ten: %s', (text, intensity) => {
    expect(read(text).measures.intensity).toBe(intensity);
  });
});
