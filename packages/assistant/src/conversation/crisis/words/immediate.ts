import type { Passage } from './passage.ts';

export const OVERDOSE: Passage = {
  id: 'overdose.immediate',
  ask: 'help_coming',
  say: [
    'Please call {emergency} now, or have someone take you to the nearest {hospital}, even if you feel well. Harm can start hours later, and it can be treated. Stay with someone, don’t take anything more, and bring the packets.\n\nKeep writing to me. Has someone called yet?',
    'This needs hospital care now, even if you feel nothing: call {emergency}, or ask someone near you to call. Move away from anything else you could take.\n\nI’ll keep answering. Is help on its way to you?',
  ],
};

export const DONE: Passage = {
  id: 'done.immediate',
  ask: 'help_coming',
  say: [
    'Thank you for telling me. Please call {emergency} now, or ask someone near you to call, even if you feel well: harm can start hours later, and it can be treated. If something bleeds, press a clean cloth on it. Stay with someone, away from anything more you could take or use.\n\nKeep writing to me. Has someone called?',
    'This needs medical help now, even if you feel all right: call {emergency}, or let someone near you call. Stay with them.\n\nI’ll keep answering. Is help on its way?',
  ],
};

export const WOUND: Passage = {
  id: 'wound.immediate',
  ask: 'help_coming',
  say: [
    'Please call {emergency} now, or ask someone near you to call. Press hard on the wound with a clean cloth and keep pressing. Stay with someone, and move away from anything you could hurt yourself with.\n\nKeep writing to me if you can. Has someone called?',
    'Call {emergency} now, or get someone to call. Keep firm pressure on the wound and hold it up if you can.\n\nI’m still answering. Is help on its way?',
  ],
};

/** Turn after turn until other people are there. */
export const IMMEDIATE_AGENDA: readonly Passage[] = [
  {
    id: 'now.help',
    ask: 'help_coming',
    say: [
      'Have you called {emergency}, or has someone near you called?',
      'Is help on its way to you now? If not, please call {emergency}, and leave this page open.',
      'Did anyone reach {emergency}? You can hand your phone to someone and say: “Please call for me.”',
      'Is someone calling {emergency}? If it is hard to speak, three words are enough: “I need help.”',
    ],
  },
  {
    id: 'now.with',
    ask: 'with_someone',
    say: [
      'Is anyone with you, or near enough to come?',
      'Can you get to someone: a neighbour’s door, a shop, the street?',
      'Who could come to you this minute?',
    ],
  },
  {
    id: 'now.away',
    ask: 'away',
    say: [
      'Can you move right away from anything you could hurt yourself with, into another room or outside?',
      'Are you away from it now? A few steps and a closed door help.',
    ],
  },
  {
    id: 'now.awake',
    ask: 'awake',
    say: [
      'How is your body: are you fully awake, and is your breathing easy?',
      'Are you still wide awake and breathing easily?',
    ],
  },
  {
    id: 'now.door',
    say: [
      'If you can, unlock the door and switch on a light, so that people can get to you.',
      'Put your phone on loudspeaker, so that your hands are free and you can keep talking.',
    ],
  },
];

export const POISON_LINE: Passage = {
  id: 'now.poison',
  say: [
    'If {emergency} has been called, {poison} can also tell you what to do with what was taken.',
  ],
};

/** When other people are there or on their way. */
export const HELPED_AGENDA: readonly Passage[] = [
  {
    id: 'helped.tell',
    say: [
      'Tell them what you told me. You can show them this page if that is easier.',
      'Let them know everything you took or did, also what feels embarrassing. It helps them treat you well.',
    ],
  },
  {
    id: 'helped.stay',
    say: [
      'Please don’t be alone for the rest of the day. You can ask someone straight out: “Can you stay with me?”',
      'Rest if you can, with someone nearby. You have done the hardest part for now.',
    ],
  },
  {
    id: 'helped.plan',
    ask: 'make_plan',
    say: [
      'When you are safe and have some quiet, we can make a safety plan for the coming days. Would you like that?',
    ],
  },
];

export const BODY_FIRST: Passage = {
  id: 'body.first',
  say: [
    'What you describe in your body could be a medical emergency: please call {emergency} now, or ask someone near you to call.',
    'These signs in your body need help at once: call {emergency} now, or have someone call.',
    'Your body may need urgent help. Please call {emergency} now if you have not yet.',
  ],
};

export const HELPERS_HERE: Passage = {
  id: 'helpers.here',
  say: [
    'I’m glad that people are with you now. Let them look after you.',
    'Good. You are in the right place, with people around you.',
  ],
};

/** A sign in the body after something was taken or done. */
export const BODY_WORSE: Passage = {
  id: 'body.worse',
  say: [
    'Tell that to the people helping you at once. If nobody is with you yet, call {emergency} now and say exactly this. If you feel drowsy, lie on your side.',
    'That can be a sign that it is working on your body, so please don’t wait: {emergency}, or whoever is with you.',
    'Let them know that too: {emergency}, or the people with you.',
  ],
};

/** Feeling well after something was taken or done. */
export const FINE_AFTER: Passage = {
  id: 'fine-after',
  say: [
    'I’m glad you don’t feel ill. It does not mean that you are safe: with many things the harm starts hours later, and treatment works best before that. Please call {emergency} or go to the nearest {hospital} now.',
    'Even so, please have it checked now: {emergency}, or the nearest {hospital}. Feeling well can be misleading for many hours.',
  ],
};
