import { describe, expect, test } from 'vitest';
import { detectCrisis } from '../detect-crisis.ts';

const hears = (text: string): boolean => detectCrisis(text).flags.suicidal_ideation;

describe('who is only told of it, or knows of it, is not whose it is', () => {
  test.each([
    "I haven't told my husband about the suicidal thoughts.",
    "My wife doesn't know about the thoughts of dying.",
    'Nobody knows, not even my mum, about the suicidal thoughts.',
    "asking for a friend who's had enough of it all, how long does it take with car fumes",
  ])('%s', (text) => expect(hears(text)).toBe(true));
  test.each([
    'He told me about his suicidal thoughts.',
    'My sister is suicidal.',
    'My friend just said he took all his tablets and now he is not replying',
  ])('%s', (text) => expect(hears(text)).toBe(false));
});

describe('a wish shared with another is the writer’s too', () => {
  test.each([
    'She says she wants to die. Honestly so do I some days.',
    'My brother killed himself in 2015 and lately I keep thinking he had the right idea.',
    "Dad died by suicide when I was ten. I'm nearly the age he was and it feels like my turn.",
    "Mum says she wants to die every day, and I wish I didn't wake up either.",
    'My husband has been suicidal for years. Now I lie awake and hope it will all be over soon for me.',
  ])('%s', (text) => expect(hears(text)).toBe(true));
  test.each([
    'My brother killed himself in 2015. I miss him every day.',
    'My husband has been suicidal for years. How do I help him?',
    'My friend died by suicide. I feel sad, is that normal after two weeks?',
  ])('%s', (text) => expect(hears(text)).toBe(false));
});

describe('an age is a child’s only below eighteen', () => {
  test.each(['I am 84 and my wife died in March.', "He's 84 years old."])('%s', (text) =>
    expect(detectCrisis(text).flags.child).toBe(false),
  );
  test('I am 12', () => expect(detectCrisis('my dad hits me. i am 12').flags.child).toBe(true));
});
