import type { Passage } from './passage.ts';

export const MEDIUM: Passage = {
  id: 'suicide.medium',
  say: [
    'Thank you for telling me. Thoughts like these can hurt a lot, and you don’t have to be alone with them.\n\nPlease let a person in on this too: {line}, your {doctor}, or someone you trust.',
    'I’m glad you said that here. These thoughts can be strong, and they can also pass.\n\nA person can help you with them: {line}, a {doctor}, or someone close to you.',
  ],
  child: [
    'Thank you for telling me. That was brave. You are not in trouble, and you don’t have to be alone with this.\n\nYou can talk to {line}. You can also tell a grown-up you trust, like a teacher or a school nurse, and a {doctor} can help too.',
  ],
};

export const HIGH: Passage = {
  id: 'suicide.high',
  ask: 'will_contact',
  say: [
    'I’m really glad you told me. This is too much to face alone, so please reach a person today: {line}, your {doctor}, or someone you trust. If you feel you may act on it, call {emergency}.\n\nUntil then, stay near someone. Put distance between you and anything you could hurt yourself with: ask someone to keep it for you, or go where it isn’t.\n\nWill you contact one of them now? And if not, what is in the way?',
    'Thank you for being so honest with me. I’m glad you told me, and I take it seriously. Today is the day to let a person help: {line}, a {doctor}, or someone you trust. Call {emergency} if it gets stronger.\n\nPlease be with someone, and keep well away from anything you could use to hurt yourself.\n\nCan you do that now, or is something holding you back?',
  ],
  child: [
    'I’m really glad you told me. You are not in trouble. This is too big to carry alone, so please tell a person today: {line}, or a grown-up you trust, like a teacher. If you think you may do it, call {emergency}.\n\nStay near someone. Move away from anything you could hurt yourself with.\n\nWill you tell one of them now? If something makes it hard, what is it?',
  ],
};

export const IMMEDIATE: Passage = {
  id: 'suicide.immediate',
  ask: 'with_someone',
  say: [
    'I’m glad you are telling me. Please call {emergency} now, or ask someone near you to call. Stay with someone, and move right away from anything you could hurt yourself with.\n\nKeep writing to me. Is anyone with you?',
    'Please call {emergency} now, or get someone to call for you. Go to where other people are, away from anything you could use to hurt yourself.\n\nI’ll keep answering. Who is near you?',
  ],
  child: [
    'I’m glad you told me. Please call {emergency} now, or shout for someone to call. Go to where people are, away from anything that could hurt you.\n\nKeep writing to me. Is anyone with you?',
  ],
};

/** One after another, a turn each, at level medium. */
export const MEDIUM_AGENDA: readonly Passage[] = [
  {
    id: 'suicide.plan',
    ask: 'plan',
    say: [
      'May I ask: have you made a plan for how you would end your life? Yes or no is enough. I don’t need details.',
      'You have not told me yet, and that’s all right: is there a plan, even a rough one?',
    ],
    child: ['Can I ask: have you made a plan to end your life? Yes or no is enough.'],
  },
  {
    id: 'suicide.intent',
    ask: 'intent',
    say: [
      'Do you think you might act on these thoughts?',
      'How close does it feel: could you see yourself acting on these thoughts?',
    ],
  },
  {
    id: 'suicide.means',
    ask: 'means',
    say: [
      'Is there anything within your reach that you have thought of using to hurt yourself? You don’t have to say what.',
      'Coming back to one thing: is there something near you that you could hurt yourself with?',
    ],
  },
  {
    id: 'suicide.timing',
    ask: 'timing',
    say: [
      'Have you thought about when? I ask because today or tonight would mean you need someone with you now.',
      'One more thing I need to know to help well: does it feel as if it could be today?',
    ],
  },
  {
    id: 'suicide.trusted',
    ask: 'trusted',
    say: [
      'Is there one person you could tell some of this? A short message is enough: “I’m not OK. Can you stay with me for a bit?”',
      'Who could you sit with today, even without talking about it?',
    ],
    child: ['Is there a grown-up you trust? You could say: “I’m not OK. Can I talk to you?”'],
  },
  {
    id: 'suicide.offer-plan',
    ask: 'make_plan',
    say: [
      'Something that helps many people is a safety plan: six short steps for when the thoughts get strong. Shall we make one together now?',
      'The offer of a safety plan stands. It takes a few minutes, and it is yours to keep. Shall we?',
    ],
  },
  {
    id: 'suicide.doctor',
    say: [
      'A {doctor} can help with these thoughts, and hears about them more often than you may think. You could say: “I’ve been having thoughts of suicide and I need help with them.” Try to get a visit this week, or sooner if it gets stronger.',
      'If talking to your {doctor} feels too hard, you can show them what you wrote here.',
    ],
  },
  {
    id: 'suicide.distance',
    say: [
      'Strong moments often pass if there is time. So it helps to have anything you could hurt yourself with out of reach: with a friend, locked away, or handed in at a pharmacy.',
    ],
  },
];

/** The same at level high, after the opening has asked whether they will contact somebody. */
export const HIGH_AGENDA: readonly Passage[] = [
  {
    id: 'high.timing',
    ask: 'timing',
    say: [
      'Does it feel as if you may act on it today or tonight?',
      'How is it at this moment: is there a danger that you act on it in the next hours?',
    ],
  },
  {
    id: 'high.with',
    ask: 'with_someone',
    say: ['Is anyone with you right now, or close enough to come over?', 'Who is near you now?'],
  },
  {
    id: 'high.away',
    ask: 'away',
    say: [
      'Can you put some distance between you and what you could hurt yourself with? Someone else can keep it, or you can leave the room it is in.',
      'Were you able to get away from what you could hurt yourself with?',
    ],
  },
  {
    id: 'high.contact',
    ask: 'will_contact',
    say: [
      'Could you contact one person now: {line}, or someone you know? I’ll be here while you do.',
      'What would it take to get in touch with someone in the next few minutes? You can start with {line}.',
      'Have you been able to reach anyone yet?',
    ],
    quick: [
      'Yes, I will',
      'I don’t want to talk on the phone',
      'I have no one to call',
      'What happens when I call?',
    ],
  },
  {
    id: 'high.offer-plan',
    ask: 'make_plan',
    say: [
      'While you wait for a person, we can make a safety plan: six short steps for when it gets strong. Shall we?',
      'Shall we go through a safety plan together? You can stop at any step.',
    ],
  },
  {
    id: 'high.doctor',
    say: [
      'A {doctor} should hear of this today too. If none is free, you can go to the nearest {hospital}; people go there for exactly this.',
    ],
  },
];
