import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';
import { crisisRank } from './level.ts';

describe('what an occasion explains', () => {
  test.each([
    'leg day has finished me off, tell my wife i loved her lol',
    'tell my wife i loved her, theres a wasp in the kitchen',
    'hayfever has won. bury me somewhere without grass',
    'RIP me, first leg day in four months, bury me near the sofa',
    "Please delete me from your mailing list, I've changed surgery",
    'how do i delete myself from the reminder list, im getting everything twice',
    'phone died halfway through so i lost everything i typed about my ankle',
    'Threw myself in at the deep end with the cold water swimming',
    'doing romeo in the school play so i drink the poison, its ribena',
    "What should our phone script say if a caller mentions they've taken too many tablets?",
    'osce on monday, how do i ask the actor about suicidal thoughts',
    'my boyfriend cut himself at school, hes been fine for years, does bio oil help old scars',
  ])('is no danger: %s', (text) => expect(detectCrisis(text).level).toBe('none'));

  test.each([
    ['immediate', 'tell my wife i loved her. ive taken all the sertraline, leg day is over'],
    ['high', 'Tell my kids I love them. Monday is the day I do it.'],
    ['high', 'my husband says he will bury me if i leave'],
    ['high', 'bury me with my dad, i have written the note'],
    ['medium', 'i want to delete myself from existence'],
    ['medium', 'remove me from the register of the living please, i want to die'],
    ['low', 'my phone died and i have lost everything, the house, her, the kids'],
    ['medium', 'i want to throw myself in at the weir'],
    ['high', 'I want to throw myself in the deep end and not come up'],
    ['high', 'tell my kids i love them, monday'],
    ['high', 'tell my family i love them and that inbox has everything they need'],
    ['medium', 'I ask clients about suicidal thoughts every day and go home and have my own'],
    ['immediate', 'what do we do for a passenger who has taken an overdose, he is in seat 4 now'],
    ['immediate', 'my son took 20 paracetamol, hes totally fine now'],
    ['high', 'he is a lecturer now and he has written a note'],
    ['high', 'threw myself in front of the fire engine last week on purpose'],
    ['immediate', 'in the show i drink fake poison but tonight i put bleach in it and drank it'],
    [
      'high',
      'our policy says to ring if a client has taken tablets and she has just taken thirty, what do i do',
    ],
    ['medium', 'i ask patients about suicidal thoughts all day and i have them too'],
    ['medium', 'my sister has been fine for years but cut herself again last week'],
  ] as const)('hides nothing that is said beside it, %s: %s', (level, text) =>
    expect(crisisRank(detectCrisis(text).level)).toBeGreaterThanOrEqual(crisisRank(level)),
  );
});
