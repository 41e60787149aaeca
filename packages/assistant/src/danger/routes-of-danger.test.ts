import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';

/** Routes of meaning, each by wordings that no phrase was written from, and beside them the harmless twins. */
describe('a wish told by another thing', () => {
  test.each([
    // Rooting for what others fear; what may come by itself.
    'hope the flu does what i cant',
    "If my number comes up I won't be appealing.",
    'If the heart goes, it goes.',
    'when they said i might not wake from the anaesthetic i felt light for the first time this year',
    'half of me is already in the ground, waiting on the rest',
    'god please when i sleep dont wake me',
    'there was a gas leak at work and i was a bit gutted they found it',
    "The vet said he'd had a good run and it was time. When is it my time, I'm 84.",
    "i'd rather be a framed picture on mums wall than this",
    'honestly id be ok with not seeing 30',
    // Places and things looked at for one reason.
    'driving home i keep picking out bridges',
    'stood on the ferry deck and the water looked like a bed',
    'ive been looking at the insulin differently',
    'some days on the motorway i shut my eyes and count, to see',
    'up the ladder i think about just leaning back',
    'i keep off bridges now because i dont trust what my feet would do',
    'cant use the kitchen knives any more, made my flatmate lock them up',
    // An argument with oneself.
    'writing down pros and cons of still being here. cons are winning',
    'my head argues with itself all night about whether i carry on',
    'i dont have a plan i just have the thought, every hour, like a bell',
    'writing out reasons not to end my life, stuck at one',
    // What becomes of others, and of the debts.
    'if i dont make it through this who raises my son, my ex or my mum',
    'do my debts die with me or does my mum get them, cant stop thinking about it at night',
    'ive googled how long till someone would check the flat',
    // Denied to others.
    'Ticked none for the suicide question because my husband was watching. It was all of them really.',
    'had the samaritans come and give a talk at college. everything she listed, thats me',
    // A question how, with no reason given.
    'how far down is far enough. no reason',
    // To be exchanged, excused, crossed off.
    'if only id been on that coach with them',
    'wish i could donate my life like you donate blood',
    'I should like to be excused now.',
    'Whoever is keeping the list may cross me off.',
    'wish there was an undo on being born',
    'i was meant to be a miscarriage and honestly should have been',
    'my battery is at 1% and i dont want the charger',
    'i keep wishing the driver would lose control',
    'waiting for the writers to kill me off',
    'ive got the thoughts, not the nerve',
    'why does my brain show me the rope when im washing up',
    'the counsellor asked was i safe. said yes. i was not being honest',
    'what level of the car park has the lowest wall. just wondering',
    'got the idea of being dead stuck in my head like a song since half term',
  ])('%s', (text) => expect(detectCrisis(text).flags.suicidal_ideation).toBe(true));
});

describe('an act, a plan or an attack told in few words', () => {
  test.each([
    'told the squad gg and night. hanging myself once i log off',
    'been trading my breakfasts for the other girls tablets. got about enough now',
    'the lease is up on the 30th and so am i',
    'three weeks ago i drove at the wall to die, airbag saved me',
    'i clear my debts friday and then im clocking off for good',
    "The 7.52 express goes straight past us. Wednesday's is the one for me.",
    'on the 9th ill drive somewhere quiet with the hose',
    'Tried with the dressing gown cord a fortnight back, the hook gave',
    'was only going to scratch my arm but its spraying everywhere',
    "Blood is on the bath mat and I'm not stopping it",
    'my bunkmate has hung himself im lifting him and shouting no ones answering',
    "mum's boyfriend is pushing my little brother's face in the bath please",
    'A voice commands me to leave the baby on the hard shoulder',
    'tipped the lot into my hand, glass of water poured',
    'bus driver shouting at me to get off the flyover rail lol bye',
    'wife has shut herself in the garage and i can smell fumes',
    'hes pouring lighter fluid down the hall and laughing, we r in the bedroom',
    'stepmum locked my brother in the boot its hot and hes stopped kicking',
    'the angel in the vent keeps saying open your wrists for us',
    'im holding a pillow over the babys face',
    'too late now, they are all down me',
  ])('%s', (text) => expect(detectCrisis(text).flags.immediate_intervention).toBe(true));
});

describe('what weighs, hurts or haunts', () => {
  test.each([
    ['im like a direct debit my family forgot to cancel', 'low'],
    ['dropped from the squad. im always the one they get shot of', 'low'],
    ['My hope is empty like the bank account', 'low'],
    ['i havent gone a morning without sobbing since the spring', 'low'],
    ['havent done a single shift sober since it happened', 'low'],
    ['stuck in this hostel, stuck in this country, stuck in me', 'low'],
    ['told everyone the cat did my arms. we havent got a cat', 'medium'],
    ['I sand my knuckles on the brick till theyre raw', 'medium'],
    ['been putting the curling tongs on my hips where nobody sees', 'medium'],
    ['11 days of not hurting myself and my skin is screaming', 'medium'],
    ['its been a year since i last burned. tonight i really want to', 'medium'],
    ['when they argue i go in the wardrobe and punch my legs', 'medium'],
    ['since the ward i hear my old sergeant giving orders when the room is empty', 'medium'],
    ['the telly knows what im thinking, i pulled the plug and it still carried on', 'medium'],
    ['came round in some blokes hotel room with my tights gone and no idea how', 'medium'],
    ['theres no door in any direction', 'low'],
    ['feels like im at the bottom of a well and the lid is on', 'low'],
    ['theres a version of this family without me and its the good one', 'low'],
    ['they stopped inviting me and i understand', 'low'],
    ['horrible flash of the kettle and the baby each time i make tea, i would never', 'low'],
    ['havent cut in 4 months but tonight is really hard', 'medium'],
    ['voices laugh at me in the shower', 'medium'],
    ['my uncle touched me at christmas, im 27', 'medium'],
  ])('%s', (text, level) => expect(detectCrisis(text).level).toBe(level));
});

describe('the same words on an ordinary day', () => {
  test.each([
    'Our old cat went to sleep for the last time today at the vets. Can I still have my flu jab tomorrow?',
    'Told the nurse I cut my leg shaving, she still gave me a tetanus jab. Sore arm normal?',
    "Suicide prevention talk at work today, useful. Can I get the slides' breathing exercise in simple words?",
    'How high is high enough for a heel raise in my shoe?',
    "What time do trains not stop overnight at Crewe? I'm travelling with insulin.",
    'do my mortgage payments stop if i die or does my wife need separate cover',
    "Chose the hymns for my mum's funeral today, hard but lovely. Throat is sore from crying.",
    'My toddler bit my arm so hard it bled, do I need antibiotics?',
    'Day 9 without biting my nails, fingers itching like mad',
    "Tonight's my last shift before leave. Melatonin for the flight?",
    'reasons not to take the statin? my mate says they kill your legs',
    'Deciding whether I stay on the pill or try the coil',
    'stood well back from the platform edge because of the wind, still got grit in my eye',
    'the meds are gone, all of them, pharmacy is shut till monday. blood pressure ones',
    'If I am not around on Friday can my husband pick up my prescription?',
    'quit the game for good, wrists feel better already',
    'Half the strip of antibiotics down and half to go, do I need to finish?',
    'I imagine running over the hills again soon, 8 weeks post knee op',
    "he's kicking in my belly now, 24 weeks! how often is normal",
    'stopped the water tablets as told by the heart nurse, how long till the cramps ease?',
    "I told the nurse I don't want to hurt myself or anyone else, and that's true. I only need my ADHD meds reviewed.",
    'standing on a chair to change the bulb I went dizzy',
    'hid weights in my rucksack for rucking, legs going under me by mile 8',
    'Left my inhaler in the drawer all day and felt fine, can I step down?',
    'poured a glass of water and tipped the lot over my burn, cool enough?',
    'which level of the car park is nearest to outpatients, I use a stick',
    'dad is beating mum at scrabble in the kitchen, his wrist is sore though',
    'crying every day chopping onions at the takeaway, eye drops?',
    'voices on my hearing aid sound tinny',
  ])('%s', (text) => expect(detectCrisis(text).level).toBe('none'));
});
