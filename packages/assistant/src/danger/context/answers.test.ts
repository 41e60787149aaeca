import { describe, expect, test } from 'vitest';
import { crisisRank } from '../level.ts';
import { detectCrisis } from '../detect-crisis.ts';

describe('a question of somebody who asks everybody, answered with no in words of one’s own', () => {
  test.each([
    "The doctor asked if I ever think of ending my life and I said no, because I don't.",
    'gp asked if i wanted to die and i said god no i want to go to malaga.',
    'The nurse asked whether I ever feel life is not worth living. Certainly not.',
    'the nurse asked if i felt life was worth living, course i do i told her.',
    "The consultant wanted to know if I'd ever felt suicidal on these tablets. Never.",
  ])('tells of nothing: %s', (text) => expect(detectCrisis(text).level).toBe('none'));

  test.each([
    'The doctor asked if I ever think of ending my life and I said no, because I was scared of being sectioned',
    'gp asked if i was suicidal and i said no because mum was in the room',
    'the gp asked if i wanted to die and i said no but i do',
    'The nurse asked whether I ever feel life is not worth living. I said no. I lied.',
    'the nurse asked if i felt life was worth living and i said no',
    'mum asked if i was cutting again and i said no and pulled my sleeves down',
    "counsellor asked if I wanted to die and I said no, it's more than want",
    'He asked why I want to kill myself. I do not know.',
    'my boyfriend asked if i wanted to and i said no because i was tired but he did it anyway',
    'The doctor asked if I was suicidal and I said no. I could not get the word out.',
    "The nurse wanted to know if I'd been saving up tablets, I said no, I have eighty",
    'The health visitor asked if I want to hurt my baby, I said God no. I picture the stairs and her falling.',
    'The doctor asked if my husband hits me and I said no. He was outside.',
    'asked if i was suicidal i said no. tablets are in the car',
  ])('is heard all the same where it was not meant: %s', (text) =>
    expect(detectCrisis(text).level).not.toBe('none'),
  );
});

describe('what nobody has done', () => {
  test.each([
    'Nobody has taken an overdose, it is about a leaflet.',
    'No one in the house is suicidal, it is about a leaflet.',
    'Nobody is beating me, I have a blood disorder.',
  ])('is no danger: %s', (text) => expect(detectCrisis(text).level).toBe('none'));

  test.each([
    'nobody knows ive taken an overdose',
    'no one in the house has noticed ive swallowed bleach',
    'nobody is suicidal for fun, i am',
    'nobody is helping, he is beating me now',
    'nobody is hurting me, i hurt myself',
    'Nobody has taken an overdose here. I have.',
    'None of us are suicidal except my brother, he has a plan',
  ])('is another matter than what nobody knows: %s', (text) =>
    expect(crisisRank(detectCrisis(text).level)).toBeGreaterThanOrEqual(crisisRank('medium')),
  );
});
