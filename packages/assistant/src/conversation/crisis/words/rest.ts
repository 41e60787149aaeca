import type { Passage } from './passage.ts';

/**
 * When everything else was said: one of each list, each turning at its own pace, so that the whole does not come
 * back for hundreds of turns. The lengths have no common divisor.
 */
export const REST_OPENINGS: readonly string[] = [
  'I’m still here, and you can write as much or as little as you want.',
  'Take your time. There is no wrong thing to say here.',
  'You don’t have to find the right words.',
  'Whatever comes next, you can put it here.',
  'You have kept talking, and that is worth a lot.',
  'There is no hurry.',
  'Thank you for still being here.',
  'It’s all right to go slowly.',
  'You can begin with the smallest part of it.',
  'Let’s take just this next bit.',
  'I’m listening.',
];

export const REST_OFFERS: readonly string[] = [
  'What is weighing on you most just now?',
  'What has helped, even a little, on other bad days?',
  'Is there one person you could send a short message to?',
  'What would make the next hour a little easier?',
  'When did you last eat, drink something or rest?',
  'What would you like a good friend to understand about this?',
  'Is there something small you could do with your hands right now, like making tea?',
  'You can make a safety plan here whenever you like, or go back to it.',
  'Where do you feel a bit safer: a room, a place, a person’s home?',
];

export const REST_LINES: readonly string[] = [
  '{line} is there for this as well.',
  'A person can help with this too: {line}.',
  'For a human voice or a human answer: {line}.',
  'You can always go to {line}.',
  'Please keep {line} close.',
  'And whenever you want a person: {line}.',
  'It is never too early for {line}.',
];

/** At level immediate, while nobody is there yet. */
export const REST_NOW: readonly string[] = [
  'What matters most now is a person beside you: call {emergency}, or ask someone near to call.',
  'Please call {emergency} if that has not happened yet.',
  'The safest next step is still {emergency}, or the nearest door with someone behind it.',
  'You can call {emergency} and put the phone down next to you, on loudspeaker.',
  'Please let someone come to you: {emergency}, a neighbour, a friend.',
  'If calling {emergency} feels impossible, show this page to anyone near you.',
  'One call to {emergency} is enough for this minute; nothing else has to be solved now.',
  'You can say to {emergency}: “Please talk with me until someone is here.”',
  'Please go to where people are, and let one of them call {emergency}.',
];

/** The same where it may be overheard. */
export const REST_QUIET_NOW: readonly string[] = [
  'If you can do it without being heard, call {emergency} now.',
  'Get to other people if you can, and let one of them call {emergency}.',
  'A written message is enough too: ask someone you trust to call {emergency} for you.',
  'As soon as it is safe to speak: {emergency}.',
  'Leave if the way is free, and call {emergency} from there.',
  'A neighbour or a shop can call {emergency} for you.',
  'Your safety comes first; {emergency} can wait for the first quiet second.',
];

/** Where it may be overheard. */
export const REST_QUIET: readonly string[] = [
  'When nobody can listen in, {abuse} is there for you.',
  'If it turns dangerous and you can do it safely: {emergency}.',
  'Only when it is safe for you: {abuse}.',
  'The quick exit button leaves this page at once, and {abuse} can wait for a safe moment.',
];

/** Short, before an answer about health. */
export const BESIDE: Passage = {
  id: 'beside',
  say: [
    'I’m happy to help with that. What you told me before still matters, and {line} stays here for it.',
    'Let’s look at that. And for the other thing: {line}, at any time.',
    'Here is something on your question. How you are inside counts as well; {line} is there for that.',
    'About your question, in a moment. {line} stays where you can see it.',
  ],
};

export const BESIDE_QUIET: Passage = {
  id: 'beside.quiet',
  say: [
    'I’m happy to help with that. What you told me before still matters; {abuse} is there when nobody can listen in.',
    'Let’s look at that. For the rest there is {abuse}, at a safe moment.',
  ],
};

/** The same when those are used up, before one of the lines above. */
export const REST_BESIDE: readonly string[] = [
  'Let’s look at your question.',
  'On to what you asked.',
  'I’ll take your question next.',
  'Here is what I know about that.',
  'To your question.',
];

/** At level immediate, when another question comes while nobody is there yet. */
export const HOLD: Passage = {
  id: 'hold',
  say: [
    'Your question matters and we can come to it. First your safety: please call {emergency}, or get to where people are.',
    'I’ll come back to that. One thing is more urgent right now: a person beside you. {emergency} can send one, or someone near you can come.',
  ],
};

export const CARRY_OVER: Passage = {
  id: 'carry-over',
  say: [
    'It’s good to see you here again. Help for hard moments stays on the screen in case you want it, and we can talk about whatever you like.',
  ],
};
