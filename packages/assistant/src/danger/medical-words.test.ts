import type { CrisisLevel } from '@yarrow/contract';
import { describe, expect, test } from 'vitest';
import { detectCrisis, readSaid } from './detect-crisis.ts';
import { judge } from './judge.ts';
import { crisisRank } from './level.ts';

const rankOf = (text: string): number => crisisRank(judge(readSaid(text).signals).level);

/** What a complaint of the body says in the words of danger, and beside it the danger that says the same words. */
const TWINS: readonly [
  harmless: string,
  below: CrisisLevel,
  dangerous: string,
  atLeast: CrisisLevel,
][] = [
  [
    'He has lighter patches on his upper arms.',
    'low',
    'I hold the lighter to my arm again',
    'medium',
  ],
  [
    'The flow had been getting lighter and is heavier again.',
    'low',
    'I want the lighter again',
    'medium',
  ],
  [
    'A hard red cord has come up along my varicose vein.',
    'low',
    'the cord is tied round the beam',
    'immediate',
  ],
  [
    'The pain spread like a belt round both sides.',
    'low',
    'I have a belt round my neck',
    'immediate',
  ],
  [
    "There's a knife low in the right of my chest each time I breathe in.",
    'low',
    'I have a knife at my chest',
    'immediate',
  ],
  [
    'A dragging ache, as though I carried bricks in my pockets.',
    'low',
    'I have bricks in my pockets',
    'immediate',
  ],
  [
    'Like passing broken glass at the end. I have had it twice before.',
    'low',
    "I've had it all. The end.",
    'immediate',
  ],
  [
    'Stinging on the roof of the mouth and gums.',
    'low',
    'He is on the roof and he wants to jump',
    'high',
  ],
  [
    'I stepped off an icy kerb and my foot rolled under me.',
    'low',
    'I keep thinking of stepping off the kerb in front of a lorry',
    'medium',
  ],
  [
    'On Friday, stepping off a ladder, I felt a pop. Today it is bruised.',
    'low',
    'stepping off the ledge today',
    'immediate',
  ],
  [
    'My eye waters and walking out into the sun is torture.',
    'low',
    'walking out into traffic',
    'medium',
  ],
  ['I took several ticks off myself.', 'low', 'I want to off myself', 'medium'],
  [
    'After what I took for ringworm I am covered in spots.',
    'medium',
    'after what I took on Friday they kept me in',
    'high',
  ],
  [
    'I took it for indigestion. Cheese set it off last time.',
    'low',
    'I took it. This is the last time.',
    'immediate',
  ],
  ['Antibiotics worked only as long as I swallowed them.', 'low', 'I swallowed them', 'immediate'],
  [
    'I cannot get to the end of a shift, the antibiotics helped only while I took them.',
    'low',
    "I took them. It's the end.",
    'immediate',
  ],
  [
    'I tried cotton buds and that made it worse. Years ago I had it syringed.',
    'low',
    'I tried. I took it.',
    'immediate',
  ],
  [
    'His nappy had something like red jam in it, the last one was green.',
    'low',
    'I took something. This is my last message',
    'immediate',
  ],
  [
    'She had her thyroid gland out, I mean the gland, she had it out; my bowels are forever bunged up.',
    'low',
    'I have had it, I want to kill myself',
    'high',
  ],
  ['Out of nowhere she had 39.9 and shakes.', 'low', 'I took all 39. Goodbye', 'immediate'],
  ['Her own voice seems loud to her.', 'low', 'the voice in my head says I must die', 'medium'],
  ["It isn't really pain, just pressure.", 'low', 'she is not really my mother', 'medium'],
  ['His temperature spiked last night.', 'low', 'he spiked my drink', 'medium'],
  ['The spots want to bleed when I pick them.', 'low', 'I want to bleed', 'medium'],
  ['They want to bleed me because the blood is too thick.', 'low', 'I need to bleed', 'medium'],
  [
    "I've lost all feeling when my partner touches me down there.",
    'low',
    'he touches me down there when I sleep',
    'medium',
  ],
  [
    'I punch in my sleep and have hit my wife.',
    'low',
    'I hit my wife when she would not sleep',
    'medium',
  ],
  [
    'The jab place on his arm is open and weeping.',
    'low',
    'my wrist is open and pouring',
    'immediate',
  ],
  [
    'It felt as if somebody had hit me on the back of the head.',
    'low',
    'he hit me on the back of the head',
    'medium',
  ],
  [
    'I had my last drink today and I shake.',
    'low',
    'I have had my last drink, you will not see me again',
    'immediate',
  ],
  [
    'Burning from her mouth right down to the stomach.',
    'low',
    'I am going to burn her house down',
    'high',
  ],
  ['My legs are getting weaker and feel numb.', 'low', 'I cut my arms, I feel numb', 'low'],
  ['I get up four times a night and never feel empty.', 'low', 'I feel empty inside', 'low'],
  ['My heart has felt like a bird trapped in a box.', 'low', 'I am trapped in my own skin', 'low'],
  ['I gave up the pipe and walk the dog.', 'low', 'I gave up', 'low'],
  ['A heavy dragging feeling down below.', 'low', 'I am dragging everyone down', 'low'],
  ['I have lost interest in sex.', 'low', 'I have lost interest in everything', 'low'],
  ["I can't feel the baby move.", 'low', "I can't bond with the baby", 'low'],
  ['I vomited until there was nothing left.', 'low', 'there is nothing left for me', 'low'],
  [
    'My throat swelled and I could not breathe after the peanut.',
    'low',
    'he squeezed my neck, his hands on my throat and I could not breathe',
    'high',
  ],
  ['My hands tingle and I cannot breathe.', 'low', 'he sat on me and I could not breathe', 'high'],
  [
    'It feels as though someone is strangling me when I lie down.',
    'low',
    'he is strangling me',
    'high',
  ],
  ['I have had them all my life.', 'low', 'I had them all', 'immediate'],
  ['I wake with a gun-shot pain in my chest.', 'low', 'the gun is in my mouth', 'immediate'],
  ['I tried to cut out my ingrown nail.', 'low', 'I tried to cut my wrist', 'high'],
  [
    'I stepped off the train and my knee buckled.',
    'low',
    'I want to step off the platform',
    'medium',
  ],
  ['I squeezed it until it bled.', 'low', 'I punched the wall until it bled', 'medium'],
  [
    'I hear ringing, nobody else hears it.',
    'low',
    'I hear them talk, nobody else hears it',
    'medium',
  ],
  [
    "She hasn't eaten since Sunday. She has a fever and ulcers on her tongue.",
    'low',
    "I haven't eaten since Sunday. I am so fat.",
    'low',
  ],
  ['He refuses food and drools.', 'low', 'She refuses food and is so thin', 'low'],
  [
    'Please help, she is having a fit right now.',
    'low',
    'please help he is drunk and outside the door',
    'immediate',
  ],
  [
    'I have a belt of blisters round my side.',
    'low',
    'I have the belt round the beam',
    'immediate',
  ],
  [
    'I got glass in my hand when the window broke.',
    'low',
    'I have the glass in my hand',
    'immediate',
  ],
  [
    'I jumped off a wall and landed on my heels.',
    'low',
    'I jumped off the roof and broke my heels',
    'high',
  ],
  [
    'The doctor, he pushed on my stomach and I yelled.',
    'low',
    'he pushed me down the stairs',
    'medium',
  ],
  ['I feel nothing in my toes.', 'low', 'I feel nothing', 'low'],
  [
    'By the time I get to the doctor the rash has gone.',
    'low',
    'By the time you read this I will be gone',
    'immediate',
  ],
  ['My son says his knee hurts him.', 'low', 'my daughter says he hurts her', 'high'],
  ['The coil is hurting me.', 'low', 'he is hurting me', 'high'],
  ['I hurt myself lifting a box.', 'low', 'I hurt myself again last night', 'medium'],
  ['I burnt myself with hot soup.', 'low', 'I burn myself with the straighteners', 'medium'],
  [
    'I take laxatives for constipation and feel dizzy.',
    'low',
    'I take laxatives after I binge',
    'low',
  ],
  ['He is too tired to keep walking.', 'low', 'I am too tired to keep going', 'low'],
];

describe('a complaint in the words of danger', () => {
  test.each(TWINS)('%s', (harmless, below) => {
    expect(rankOf(harmless)).toBeLessThan(crisisRank(below));
  });

  test.each(TWINS.map(([, , dangerous, atLeast]) => [dangerous, atLeast] as const))(
    'and its twin is still heard: %s',
    (dangerous, atLeast) => {
      expect(rankOf(dangerous)).toBeGreaterThanOrEqual(crisisRank(atLeast));
    },
  );
});

describe('a complaint told in dangerous words hides no danger beside it', () => {
  test.each<[text: string, least: CrisisLevel]>([
    ['there is a knife at my back and I can hardly breathe, please help', 'immediate'],
    ['petrol on my skin, I have the lighter', 'immediate'],
    ["the baby won't wake up, I gave her my sleeping tablets", 'immediate'],
    ['please hurry they are in the house', 'immediate'],
    ['I had something like sixty sleeping tablets', 'immediate'],
    ["the pills stick in my throat but I've got thirty down", 'immediate'],
    ["I held him under the running water in the bath, he's not breathing", 'immediate'],
    ['drove into a tree to kill myself last month, whiplash since', 'high'],
    ['insulin spiked with all of it, 300 units, goodbye', 'high'],
    ['a humming tells me to kill my mother, nobody else hears it', 'high'],
    ['hurt myself at work in the toilet, with a blade', 'medium'],
    ['I burn my skin every night with a lighter', 'medium'],
  ])('%s: %s at least', (text, least) => {
    expect(crisisRank(detectCrisis(text).level)).toBeGreaterThanOrEqual(crisisRank(least));
  });
});
