import { describe, expect, it } from 'vitest';
import { read } from '../testing/read-small.ts';

const celsius = (text: string): number | null => read(text).measures.temperature;

describe('a temperature without its name', () => {
  it.each([
    ['39.2 since last night', 39.2],
    ['now 39.4', 39.4],
    ['she was 38.9 this morning', 38.9],
    ['102.4 an hour ago', 39.1],
    ['he is hot, 36.9 an hour ago', 36.9],
    ['sweating, and 35.6 now', 35.6],
    ['hot all over, it reads 38', 38],
    ['shivering, it went up to 39 last night', 39],
    ['took 500 mg an hour ago and is 38.5 now', 38.5],
  ])('is read where the number can be nothing else: %s', (text, expected) => {
    expect(celsius(text)).toBe(expected);
  });

  it.each([
    '39.2 weeks pregnant',
    'it cost me 39.2 pounds',
    'paid 39.2 for calpol',
    'took 37.5 mcg and feel hot',
    'venlafaxine 37.5 and a sweat',
    'I take 37.5, shaking',
    'potassium 38.2 and shaky',
    'my waist is 38.5 inches',
    'ran 38.5 km, sweating',
    'a BMI of 38.5',
    'she was 36.9 this morning',
    'I was 40 this morning, feeling hot',
    "she's hot, he says 40 of us ate it",
    'hot, it was 40 minutes',
    'it reads 38',
    'out in the sun, it went up to 40 today, I am hot',
    'it was 40 yesterday and I was sweating',
    'they hit 40 people, sweating',
  ])('is not any number: %s', (text) => {
    expect(celsius(text)).toBeNull();
  });
});
