import { describe, expect, test } from 'vitest';
import { crisisRank } from './level.ts';
import { readDanger } from './detect-crisis.ts';

/** By rule: what the trained layer hears beside it is left out. */
const ruled = (text: string): number =>
  Math.max(
    0,
    ...readDanger(text)
      .fired.filter(({ rule }) => !rule.hint && !rule.id.startsWith('sounds-'))
      .map(({ rule }) => crisisRank(rule.level)),
  );

describe('an act, a command or a plan told in two halves is grave', () => {
  test.each([
    'He speaks out of the kettle. He wants me to stab my landlord and I have asked him to stop.',
    "It says jump in my dad's voice. Lately I think it is right.",
    'Azrael sits in the bulb and I am to drown my sister',
    'my mum is drunk and driving us home, i am 9',
    'Swallowed two screws an hour ago. Not to die, I do this when it gets loud.',
    'i only meant to do a little one and i can see something white in there',
    'its pumping out of my leg, i only wanted to do one',
    'Ten days out of intensive care after what I did. Everyone is so kind.',
    'Four weeks ago I turned on the gas. They say I was muddled. I was not muddled.',
    'Nan keeps asking me for her spare tablets so she can slip off after Easter',
    'Left wrist first. Thought dying would be quicker than this.',
    "Platform 2. The through train doesn't stop here. Four minutes.",
    'Every patch in the drawer is on me now. Ten years of this and it ends tonight.',
    'the whole bottle is inside me now, it stops tonight',
  ])('%s', (text) => expect(ruled(text)).toBeGreaterThanOrEqual(crisisRank('high')));
});

describe('injury, hunger, force, voices and drinking told in two halves are heard', () => {
  test.each([
    'Two years without cutting and tonight I am itching to',
    "Haven't cut since June and I really want to.",
    'did my legs last night, shallow. how do i cover them',
    'found cuts all over my sons arms, he says it was the dog',
    'six days on black coffee, fainted twice, but the number is going down',
    'my girlfriend carries on when i have said no',
    "She does it while I'm asleep. Does that count if we are married?",
    'Half a bottle of rum most nights since Basra. Without it I am back there.',
    'The dentist swapped my filling for something. I feel it wake when I pass the mast.',
    'what is the point of the statins, the sooner they finish me the better',
    'He checks my phone and my miles. Never hit me. Am I overreacting?',
  ])('%s', (text) => expect(ruled(text)).toBeGreaterThan(0));
});

describe('either half alone is nothing', () => {
  test.each([
    'my boss wants me to cut my hours',
    'my mum drives us to school, i am 9 and i get car sick',
    'my toddler swallowed a coin an hour ago',
    'i only meant to do a little run and my knee hurts',
    'i can see something white in my tonsil',
    'home from intensive care after pneumonia, when can i drive',
    'i turned on the gas and the boiler would not light',
    'nan asked me to pick up her tablets',
    'both wrists ache in the morning',
    'my train leaves from platform 4 in six minutes',
    'i have a heat patch on me now',
    'did my legs at the gym and can not walk',
    'a glass of wine most nights since we retired',
    'the pharmacy swapped my tablets for another brand',
    'the sooner this antibiotic is finished the better',
  ])('%s', (text) => expect(ruled(text)).toBe(0));
});
