import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';
import { crisisRank } from './level.ts';

/** Wounds, blows, voices, hunger and drink told by the small thing beside them, and the same words on an ordinary day. */
describe('hurt told by its route is heard', () => {
  test.each([
    ['immediate', 'did this to my own thigh, tissues are sodden, can superglue hold it'],
    ['immediate', 'A lad in my discord has gone live slicing his arm'],
    ['immediate', 'my friend is on facetime cutting her legs'],
    ['medium', 'at lunch I sit in the loo and dig a paperclip into my thigh'],
    ['medium', 'unpicked my stitches again last night, the nurse was cross'],
    ['medium', 'anything that feels like a blade but leaves nothing behind'],
    ['medium', 'alternatives to cutting that sting'],
    ['medium', 'picturing the cheese grater on my knuckles'],
    ['medium', "I found cuts on my son's wrist"],
    [
      'medium',
      'Second split lip this year. I tell my mum it is the dog. He buys me flowers after.',
    ],
    ['medium', 'The girl who gets me up of a morning slaps my legs. I am 90.'],
    ['medium', 'The night nurse is rough when she turns me'],
    ['medium', 'My husband carries on when I say no'],
    ['medium', "says it isn't rape because we are married"],
    ['low', "Does it count if she's never laid a finger on me?"],
    ['high', 'coach keeps me behind and touches me, nobody will believe a 13 year old'],
    ['medium', 'Two men discuss me in the loft all night'],
    ['high', 'God has been quite clear that I must sacrifice my son'],
    ['high', 'the screens at the station keep telling me to push somebody'],
    ['high', 'My voices used to be company. Now it is cut it out, and they mean my eye.'],
    ['low', 'My insulin makes me fat so I do not take it'],
    ['low', 'hiding my dinner in napkins, I am 68'],
    ['low', 'a litre a day since I was attacked, mostly vodka'],
    ['low', 'Eight cans a night since Sangin'],
    ['low', 'buying Xanax off a guy at work since the shooting'],
  ] as const)('at least %s: %s', (least, text) => {
    expect(crisisRank(detectCrisis(text).level)).toBeGreaterThanOrEqual(crisisRank(least));
  });

  test.each([
    'I cut my arm on a fence and the tea towel is soaked through',
    'my friend has gone live and she is cutting her hair',
    'I push an insulin needle into my leg four times a day',
    'I keep pulling my stitches out and starting the scarf again',
    'it stings like a paper cut when I wee',
    'I press the compass on my phone and nothing happens',
    'My daughter has straight red lines on her stomach, are they stretch marks?',
    'The nurse who comes to wash me says my skin is dry',
    "My toddler doesn't stop when I say no",
    'coach keeps me behind after training to work on my serve',
    'Two men are coming to insulate the loft',
    'I have to sacrifice my evenings for my son',
    'the sign on the door tells me to push',
    'my phone keeps telling me to stand up and walk',
    'my voices for the puppets make the kids laugh',
    "I've only had soup since Friday, wisdom tooth",
    'is 1,500 calories reasonable before the wedding?',
    'Can I drink beer with naproxen? Been on it since the accident.',
    'Since the accident my joints ache and I have been using a brace',
    'I stopped drinking after the crash and feel great',
    'We had beers in Belfast and I have had the runs since',
  ])('nothing of it: %s', (text) => {
    expect(detectCrisis(text).level).toBe('none');
  });
});
