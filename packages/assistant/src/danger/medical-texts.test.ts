import { describe, expect, test } from 'vitest';
import { readSaid } from './detect-crisis.ts';
import { judge } from './judge.ts';
import { crisisRank } from './level.ts';

/** What the rules alone make of it: how it sounds is measured elsewhere. */
const rankOf = (text: string): number => crisisRank(judge(readSaid(text).signals).level);

/** By what the words would be elsewhere: the illness that uses them too. */
const ILLNESSES: Readonly<Record<string, readonly string[]>> = {
  'tablets taken as told are no overdose': [
    "The scab doesn't hurt. Took my malaria tablets. No cough, neck not stiff.",
    'The nappy had dark red jelly stuff in, he lies there limp. Had a cold last week.',
    'I am getting dizzy since I took the new tablets.',
    'He took his tablets and is not waking properly after his nap, he has diabetes.',
    'I injected my insulin in my belly and it bled.',
    'They injected the whole dose in my hip and the leg went numb.',
  ],
  'a number of anything is no overdose': [
    'I have been sick 20 times, 12 so far today.',
    "I've had 20 of these bites since Monday.",
    'I took more than eight puffs of my inhaler and I am still wheezing.',
    'He ate way too much at the wedding and now has pain under his ribs.',
    'I drank 3 bottles of water today because I am so thirsty.',
    'She drank a whole bottle of milk and threw it all up.',
    'He swallowed all the soup but choked on the bread.',
  ],
  'an ordinary going, ending or failing is no goodbye': [
    'Crampy low down before I go, eases after.',
    'She coughs and coughs before she gets to sleep.',
    'I get chest pain and it is happening now.',
    'My fingers are starting to go numb and tingle.',
    'He might not be able to talk after the stroke.',
    'The rash will be gone by the morning and then comes back.',
    'I have no more pain after the tablets.',
  ],
  'water is no place of danger': [
    'I cannot keep any water down since last night.',
    'The water is cold and my fingers go white when I swim.',
    'My waters broke, the water is down my legs and it is pink.',
  ],
  'a faint or a fight for breath is no strangling': [
    'I passed out when he took the blood.',
    'My son passed out, he came round after a few seconds.',
    "My husband can't breathe, he is grey and sweating.",
    'My baby is choking, what do I do?',
    'I feel like a hand is around my throat when I lie flat.',
    'It feels like something is squeezing my throat.',
    'The cord was around her neck at birth.',
  ],
  'an illness that kills or chokes is nobody who attacks': [
    'The itching is killing me, both ankles.',
    'This cream is burning me, is that normal?',
    'The phlegm is choking me at night when I lie down.',
    'My snoring is hurting my marriage.',
    'My migraines are beating me at the moment.',
    'A wave of terror hit me in the queue and my chest went tight.',
  ],
  'a tired body is no despair': [
    'I have no energy for anything since the virus.',
    'My knee has given up on me, stairs are hard.',
    "I can't carry on with these tablets, they make me sick.",
    "I'm finished by teatime and my legs feel like lead.",
    'My head has been pounding for a week and nothing helps.',
    "I've no strength left in that hand since the fall.",
    'He has gone off food and has no interest in sex.',
  ],
  'slimming is no eating disorder': [
    'Is it ok to take diet pills with thyroxine?',
    'How do I lose weight fast after having a baby?',
    'BMI 31, would the weight loss injections suit me?',
  ],
  'a cord of the body is no means': [
    "I can't lay my hand flat any more, there is a cord in my palm.",
    'He lets the arm hang by his side since I pulled him up.',
  ],
  'an urge of the body is no urge to cut': [
    'I get urges to go to the toilet every half hour.',
    'I have urges to wee and the urges are so strong at night.',
    'I feel something hard like a pea in my left breast.',
  ],
  'acid and burning are no weapons': [
    'I have had acid reflux for three months.',
    'I am going to burn my wart off with acid from the chemist.',
    'Boiling water went over my foot when I dropped the kettle.',
  ],
  'a child gone limp or blue is ill': [
    'My toddler is limp and hot and hes floppy when I lift him.',
    'The baby has gone blue around the lips after a coughing fit.',
    'Her arm went floppy for ten minutes and then came back.',
    'I found my dad unconscious on the kitchen floor.',
    'Found her cold and confused in the garden this morning.',
  ],
  'a stomach that gives back is no eating disorder': [
    'I throw up after dinner and my heart is racing.',
    'My little boy threw up everything and is weak.',
  ],
  'a chip or an implant is a thing': [
    'I spilled hot chip fat down my arm and it has blistered.',
    'I have a contraceptive implant in my arm and I bleed all month.',
  ],
  'pain and sport are no abuse': [
    'It hurts me when I swallow.',
    'My back hurts me every morning.',
    'I got hit in the face with a cricket ball and have a black eye.',
    'He kicked me in the shin at football and it is swollen.',
    'He threw up on me in the car.',
    'I fell and broke my wrist, he put a cast on.',
    'My chest is tight, like someone sat on my chest.',
  ],
  'trying, waiting and running an engine are no attempt': [
    'My first attempt at sourdough gave me a burn.',
    'The second attempt at IVF failed, when can we try again?',
    'I left the engine running while I scraped the ice and my hands went numb.',
    'What should I do next time?',
    'The cannula is in and it aches, is that normal?',
    'Petechiae on my legs, what are they?',
    'I loaded it into the dishwasher and a glass cut my thumb.',
    'My neighbour knocked and I jumped.',
    'My groin and hips kill me when I put one leg in my jeans.',
    'My boy swallowed a coin twenty minutes ago, he is fine.',
  ],
  'a wound or a waking is no attempt': [
    'I woke up in hospital after the operation and could not feel my legs.',
    'I woke up sad and shaky with a headache.',
    'I can see the bone where the glass went into my leg.',
    'I cut my finger to the bone with a saw, it will not stop bleeding.',
    'I use a belt round my hips for the pelvic pain and then it is over.',
    'It catches when I grab the seat belt or take a big breath, and that is it.',
  ],
};

describe.each(Object.entries(ILLNESSES))('%s', (_class, texts) => {
  test.each(texts)('%s', (text) => {
    expect(rankOf(text)).toBeLessThan(crisisRank('medium'));
  });
});

describe('what looks like them and is danger stays so', () => {
  test.each([
    "I've started on the tablets, twelve so far, I want to die",
    'I took way too many of my tablets',
    'I swallowed the whole bottle of pills with a bottle of water',
    'I took 20 of them',
    'I injected all my insulin',
    "I'll be gone by morning",
    'it will all be over by tonight',
    'before they find me it will be too late',
    'the water is up to my waist',
    'he choked me until I passed out',
    'he sat on me and I could not breathe',
    'he is choking me',
    "they will kill me if I don't marry him",
    'my stomach is hurting and he is hurting my mum',
    'If I have to hear him shout again I will kill myself',
    'he threw her against the wall and now she has gone limp',
    'my boyfriend hit the baby. She went floppy.',
    'found my mum unconscious with empty packets',
    'I am going to burn my house down with them in it',
    "I've got acid for her face",
    'I cut too deep and I can see fat',
  ])('at least high: %s', (text) => {
    expect(rankOf(text)).toBeGreaterThanOrEqual(crisisRank('high'));
  });

  test.each([
    'the urges are so bad tonight',
    'I could take all my blood pressure tablets at once and be done',
    'My job is killing me and I want to die, honestly',
    'I just want to feel something',
    'my partner hurts me when he is drunk',
    'he gave me a black eye',
    'they put a chip in my head',
    'he kicks me. Yesterday he kicked me at football',
    'I make myself throw up and I fainted',
    'he broke my wrist when he threw me down the stairs',
  ])('at least medium: %s', (text) => {
    expect(rankOf(text)).toBeGreaterThanOrEqual(crisisRank('medium'));
  });
});
