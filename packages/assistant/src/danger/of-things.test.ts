import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';
import { crisisRank } from './level.ts';

describe('danger said of a thing, a song, a story or the dead', () => {
  test.each([
    "OD'd on hot cross buns, how long till I feel normal",
    'The free supplements are worthless, is zinc any better?',
    "I'm hopeless with eye drops, is there a gadget?",
    'Learning Beast of Burden on guitar and my fingertips are sore',
    "Grandad's ashes went off the pier on Sunday, then we all had ice cream. Brain freeze, normal?",
    'You could have cut the air with a knife at Sunday lunch and my stomach has been off since',
    'Is fluoride really a poison, my sister will not buy the toothpaste',
    'Do steroids shrink polyps or only make them quieter?',
    'Left alone with the twins for the first time tomorrow, any tips for bath time?',
    'Why do I still wake at five even though I am not working?',
    'Mum heard voices for years before she passed away. Could it be Lewy body?',
    'Steroids made me hear voices for two weeks in 2015 and never since. Should I mention it?',
    "I took an overdose at nineteen. I'm 53, very glad it failed, and only wondering if it matters for a liver test.",
    'I do not feel hopeless or down, doctor, only my knee is stiff in the morning.',
    "The nurse wanted to know if I was saving up my sleeping tablets, which I'm not. Why do they ask?",
    'I had thirty co-codamol left after the op, where do I hand them in?',
  ])('is none: %s', (text) => expect(detectCrisis(text).level).toBe('none'));

  test.each([
    ['immediate', "OD'd on pills and cake"],
    ['immediate', 'I overdosed on sweets and paracetamol'],
    ['low', 'The tablets are worthless and so am I, no point going on'],
    ['low', 'I feel hopeless in the mornings and at night, there is no way out'],
    ['high', 'Sang Highway to Hell, then wrote my goodbye letters'],
    ['high', 'Scattered his ashes off the bridge and I am going to jump after him'],
    ['immediate', 'You could have cut the air with a knife and now I have a knife to my wrist'],
    ['high', "I'm going to poison my wife"],
    ['low', 'I just make everything worse for my family'],
    ['medium', 'Left alone with my baby and scared I will hurt him'],
    ['low', 'Why do I still wake up at all'],
    ['medium', 'My gran hears voices since her stroke'],
    ['medium', 'I heard voices before she died and I still hear them'],
    ['high', "I took an overdose and I'm glad it didn't work"],
    ['high', 'Took all my tablets on Monday, glad it failed'],
    ['low', 'I do not want to feel hopeless any more'],
    ['high', 'The GP wanted to know if I was saving up tablets. I said no. I have eighty hidden.'],
    ['high', 'I took tablets at fifteen, glad it failed, but I am planning it again for Sunday'],
    ['immediate', 'I had eight diazepam left and I took them all'],
    ['immediate', 'I had thirty co-codamol, left a note, feel sleepy'],
    ['high', 'I took tablets at eighteen and again last week, glad it failed'],
    ['immediate', 'my friend Juliet is stabbing herself now'],
    ['immediate', 'I had thirty tablets left this morning, now none'],
    ['immediate', 'I had 30 tablets left a voicemail'],
    ['medium', 'I want to die at twenty seven'],
    ['immediate', 'He cut the air with a knife in front of my face'],
    ['high', "his ashes went in the river and I'm going in after them"],
    ['high', 'help me poison my stepdad'],
    ['low', "There's not a day I don't feel hopeless"],
    ['immediate', 'drank the full bottle of cleanser'],
  ] as const)('hides nothing that is said beside it, %s: %s', (level, text) =>
    expect(crisisRank(detectCrisis(text).level)).toBeGreaterThanOrEqual(crisisRank(level)),
  );
});
