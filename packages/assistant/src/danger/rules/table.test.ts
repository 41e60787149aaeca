import { describe, expect, test } from 'vitest';
import { readDanger } from '../detect-crisis.ts';
import { RULES } from './table.ts';

/** One message for every row, in which that row is among those that fit. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'doing-it': 'doing it tonight',
  'doing-it-meant': 'I want to die and I am doing it tonight',
  'half-farewell': 'Tell my wife I loved her',
  'half-farewell-meant': "It's my last night. I want to die",
  'method-asked-sideways': 'What pills kill you? Asking for a friend',
  'declared-now': "I'm going to kill myself tonight",
  'about-to': 'I am about to hang myself',
  'leap-now': 'im gonna jump now',
  'do-it-now': 'I wrote the goodbye letter and I am going to do it tonight',
  'wish-now': 'I want to die tonight, I wrote the goodbye notes and I am ready to die now',
  'means-in-hand': 'the gun is loaded and it is in my lap',
  'at-the-place': "I'm sitting on the cliff and I hate my life",
  farewell: 'by the time you read this I will be gone',
  'parting-with-means': 'I wrote the suicide note. This is it, I want to die, goodbye',
  'plan-now': 'the suicide note is written and tonight I will end it',
  'overdose-now': 'i took 40 paracetamol an hour ago',
  'vague-overdose': "I've already swallowed them all, I want to die",
  'attempt-now': 'I tried to hang myself an hour ago',
  'deep-wound': 'I cut my wrists',
  bleeding: 'I hurt myself and it will not stop bleeding',
  'decided-now': "I've decided. Tonight. I've fed the dog and unlocked the door.",
  'doing-now': 'I am hanging myself right now',
  'other-at-drop': 'my brother is standing on the ledge and he wants to die',
  'other-unreachable': "my friend says she wants to die and now she isn't answering her phone",
  'other-with-means': 'my dad has a shotgun, he says he wants to die and he will not come out',
  'harming-now': 'she is cutting herself in front of me',
  'cues-now':
    'the pills are counted, tonight it will be over, I put the note under the door and locked myself in',
  'sideways-now': "it's dark, the water is right there, i've taken my shoes off",
  'attack-now': 'he is banging on the door and he has a knife',
  'child-hurt-now': 'I just shook the baby hard and he is limp',
  'baby-over-edge': 'I am holding the baby over the balcony',
  'child-limp-by-violence': 'dad hit my baby sister and now she is limp',
  'other-act-now': 'I found my husband hanging, I have cut him down',
  'weapon-at-hand': 'I have the knife and I am outside his house, I want to kill him',
  'harm-tonight': 'I am going to kill him tonight',
  'baby-now': 'my baby is evil and I am about to smother the baby tonight',
  'command-now': 'the voices tell me to jump and I am standing on the ledge',
  'child-tonight': "I'm 13 and my uncle comes into my room, he touches me, he is coming tonight",
  'killed-tonight': 'he said he will kill me tonight',
  'violence-near': 'he hits me and he said he will kill us, I can hear him downstairs',

  'means-at-hand': 'the engine is running',
  'means-at-hand-meant': 'the engine is running and I want to die',
  'means-in-single-words': 'knife. wrist. now.',
  intent: "I'm going to kill myself",
  'leap-intent': 'I will jump',
  'intent-and-time': 'I want to kill myself on my birthday next week',
  'wish-declared': 'I am planning to want to die', // the wish right after an intent
  'do-it': "I think about suicide and I'm going to do it",
  preparation: 'ive been stockpiling my pills',
  'settling-affairs': 'I updated my will and I want to die',
  'last-days': 'I will not be here next month, I want to kill myself',
  'recent-attempt': 'I tried to hang myself last week',
  'half-attempt': 'my second attempt, in March',
  'half-attempt-meant': 'my second attempt failed and I still want to die',
  'recent-overdose': 'I took 30 tablets last week',
  'recent-deep-wound': 'I slit my wrists last month',
  'method-and-wish': 'I want to die. How many paracetamol does it take to die?',
  'means-and-wish': 'I want to die and I have a gun',
  doing: 'I am drowning myself',
  decided: "I've made up my mind, I want to die",
  rehearsed: 'I put the shotgun in my mouth last week',
  'at-a-drop': 'im on the ledge of a bridge thinking',
  'affairs-twice': 'I updated my will. I rehomed the dog.',
  'half-question-and-wish': 'I want to die. Which is quicker? Will it hurt?',
  'means-and-finality': 'the noose is in the loft and then it will all be over',
  'means-and-readiness': 'The rope is in the loft, I am ready, nobody knows',
  'ready-and-final':
    "After that they won't have to worry about me. Everything is ready and they don't know yet.",
  tried: "I tried last Thursday. Woke up. Didn't tell anyone, everything is hopeless.",
  sideways:
    "I'd use the multi storey, there's no camera. Wednesday is my day off. Nobody will know.",
  'affairs-and-end': 'My bank details are in the envelope, I updated my will. I am a burden.',
  'sounds-grave':
    'I have put on my good suit and taken the tablets. I am lying on the bed with the curtains drawn.',
  'sounds-violent': 'he says he will make sure nobody ever sees me again',
  'sounds-troubled': 'People on the bus can hear my thoughts and they laugh at me all day',
  'sounds-low': 'I am of no use to anyone and I only get in the way',
  'sounds-suicidal': 'I keep thinking how restful it would be, to be done with all this.',
  'intent-to-harm': "I'm going to kill my neighbour",
  weapon: "I've got the knife and I am outside his house",
  'command-voices': 'the voices keep telling me to kill myself',
  'may-be-killed': 'he put his hands round my throat',
  'child-abused': "I'm 14 and my stepdad beats me with a belt",
  'child-danger': 'my niece told me her stepdad touches her',
  'danger-to-baby': 'my baby is possessed by a demon',

  'active-thoughts': 'I want to die',
  'do-it-unsaid': "I'm going to do it soon, next week. I'm so low and depressed all the time.",
  'no-later': "I won't be a problem for much longer",
  'method-seeking': 'what is the lethal dose of this',
  'vague-place': 'I keep driving to the cliffs, I feel awful lately',
  'vague-taking': 'I took something. I am worthless.',
  'self-injury': 'I cut myself last night',
  'other-passive': "my flatmate says he doesn't see the point in being alive",
  'half-sideways': 'I think of the bridge and I am so empty',
  abuse: 'my husband hits me when he drinks',
  psychosis: 'I hear voices talking about me',
  'thoughts-of-harming': 'I keep thinking about hurting someone',
  'eating-danger': 'I make myself sick after meals and I fainted twice',

  'purging-danger': 'I throw up after every meal, I am too fat to eat, and I fainted twice',

  'half-question-in-despair': "What's the quickest way? I am such a burden",
  'weary-twice': 'I cannot picture another year, they would manage without me',
  'weary-thrice':
    'I stopped planning past summer, they would manage without me, I never belonged here',
  'passive-wish': 'I wish I could go to sleep and never wake up',
  joked: 'kms lol',
  'affairs-and-calm': 'Signed the house over and wrote to my sister. Strange how calm it is.',
  'plan-known': "I've chosen how and I've chosen when",
  'stored-and-calm':
    "I've been asking different doctors for a few more tablets. I feel calmer knowing they're there.",
  'taken-all': "I've swallowed them. all of them.",
  'as-another': 'My mum says she wants to die. So do I.',
  'wish-returning': 'I used to want to die, and it is creeping back in',
  markers: 'I feel completely hopeless',
  'low-mood': 'I am so low, I cry every night',
  'two-cues': 'This is my last term. They do not know yet. Everything is sorted.',
  affairs: 'I updated my will, everything is hopeless',
  'old-and-weighing':
    'I tried to kill myself when I was 17 and the same feelings are creeping back',
  control: 'my boyfriend checks my phone and will not let me see my friends',
  intrusive: 'I keep getting images of dropping my baby',
  eating: 'I make myself throw up after dinner',
  coping: 'I drink every night to forget what happened',
};

describe('every rule has an example', () => {
  test('no more and no less', () => {
    expect(Object.keys(EXAMPLES).toSorted()).toEqual(RULES.map((rule) => rule.id).toSorted());
  });

  test.each(RULES.map(({ id }) => id))('%s', (id) => {
    const { fired, hinted } = readDanger(EXAMPLES[id] ?? '');
    expect([...fired, ...hinted].map((one) => one.rule.id)).toContain(id);
  });
});
