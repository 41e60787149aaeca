import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';
import { crisisRank } from './level.ts';

/** A plan, a wound or another's danger let slip beside something else, and the same words on an ordinary day. */
describe('what is let slip is grave', () => {
  test.each([
    'imma unalive tn',
    'gonna unalive in like 20, ty for the chats',
    'last song then i do it',
    "which is the most painless. I'm not asking for a story, i want to die",
    "I'll see everyone the once and then it'll be the shotgun, while the wife's at her sister's.",
    "Told the crisis team I had no plan. I have. It's the tracks.",
    'I ticked no. There is one, and it is the bridge.',
    "letter posts itself on Friday so they won't get it from the police",
    "they're going to find me hanging on Saturday",
    'uniform pressed for when they find me',
    'fresh blade, went way deeper and it is coming out in pulses',
    'I make cut on leg for stress, not for die. Blood is not finish and I feel cold.',
    'held my hand on the hob, it went white and leathery',
    "I've taken half of them to die, how do I get rid of the rest",
    'got in the bath with the toaster and the fuse went',
    'my friend says she has taken tablets',
    'my brother drank something from under the sink on porpose, his lips are blue',
    'my mate said this is her last night and now she is not picking up',
    "quick, he's gone for a cigarette. he's been kicking me since dinner",
    'My dead captain gives me names to put down. They live on my road.',
    "It used to be humming. Now it's words and the words are that the postman has to die.",
  ])('%s', (text) =>
    expect(crisisRank(detectCrisis(text).level)).toBeGreaterThanOrEqual(crisisRank('high')),
  );

  test('it is the writer who is found, whoever finds', () => {
    const { flags } = detectCrisis('Medals are boxed for my nephew for when they find me.');
    expect(flags.suicidal_ideation).toBe(true);
  });
});

test.each(['I told them no. My arms say otherwise.', 'nobody has ever hit me like he does'])(
  'heard: %s',
  (text) => expect(crisisRank(detectCrisis(text).level)).toBeGreaterThanOrEqual(2),
);

describe('the same words meant plainly are nothing', () => {
  test.each([
    'putting the bins out when this programme ends',
    "what's the least painful way to take off a plaster",
    "Christmas with the kids and then it's the diet",
    'Nurse asked if I smoked and I said no. I do.',
    'scheduled the email for the 9th so none of them have to hear it from HR',
    'they are going to find me hanging about the surgery on thursday',
    'they are going to find me a bed on the ward on thursday',
    "I cut my leg shaving in the loo and it's gone through a plaster",
    "ironing burn on my arm, it's white in the middle",
    'how do i get rid of these tablets safely, ive taken half of them',
    "my driving test failed last week, next one won't",
    'the toaster tripped the fuse and I got a shock',
    'my mum says she has taken her tablets, can she have wine?',
    "my housemate said tonight's her last night before she moves to Spain",
    'the headaches have been hitting me since 8',
    'my sergeant gives us targets every week, my knees are wrecked',
    'My late mother comes to me in dreams and I wake up crying',
    'I told them I was fine. My blood tests say otherwise.',
  ])('%s', (text) => expect(detectCrisis(text).level).toBe('none'));
});
