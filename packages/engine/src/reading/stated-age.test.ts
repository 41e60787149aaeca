import { expect, test } from 'vitest';
import { statedAge } from './stated-age.ts';
import { tokenise } from './tokenise.ts';

const ageIn = (text: string): number | null => statedAge(tokenise(text));

test.each([
  ["My chest is tight. I'm 66", 66],
  ['I am 73 and cannot see out of my left eye', 73],
  ['he is only 3, he has a rash', 3],
  ['Daughter, 8, hot all day', 8],
  ['aged 59, sweating', 59],
  ["I have had a cough, I'm a woman aged 59", 59],
])('%s', (text, years) => expect(ageIn(text)).toBe(years));

test.each([
  "I'm 34 weeks pregnant",
  "she's 12 hours late with her tablet",
  'my temperature, 39, is rising',
  "he's 38.4",
  "I'm 35 and my daughter, 5, has a cough",
  'I have had this for 40 days',
  'I had a fit aged 6',
])('no age: %s', (text) => expect(ageIn(text)).toBeNull());
