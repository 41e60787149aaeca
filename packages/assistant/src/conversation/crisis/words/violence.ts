import type { Passage } from './passage.ts';

/** Hurt or controlled at home. Nobody is urged to call where they may be heard. */
export const ABUSE_LOW: Passage = {
  id: 'abuse.low',
  ask: 'device',
  say: [
    'First: is it safe to talk on this device, or could someone see it? The quick exit button takes you off this page at once.',
  ],
};
export const ABUSE_MEDIUM: Passage = {
  id: 'abuse.medium',
  ask: 'device',
  say: [
    'I’m sorry this is being done to you. It is not your fault, whatever you were told.\n\nFirst: is it safe to talk on this device? The quick exit button takes you off this page at once. There is also {abuse}, only when nobody can hear or see you. A {doctor} or someone you trust can help too.',
  ],
};
export const ABUSE_HIGH: Passage = {
  id: 'abuse.high',
  ask: 'danger_now',
  say: [
    'I’m glad you told me, and I’m sorry this was done to you. It is not your fault, and it is a sign of real danger to your life. Please get help today in a way nobody can overhear: {abuse}, someone you trust, or a {doctor}. {emergency} is there if it turns dangerous.\n\nIf your neck was squeezed, please go to the nearest {hospital} even if you feel fine. Harm inside can show later. If you can, be with other people, in a place with a way out.\n\nIs it safe to talk on this device, and are you in danger at this moment? The quick exit button leaves this page at once. If something stops you from getting help, tell me.',
  ],
};
/** The same when it was told before that it is safe to talk. */
export const ABUSE_GRAVER: Passage = {
  id: 'abuse.graver',
  ask: 'danger_now',
  say: [
    'I’m glad you told me. It is not your fault, and it is a sign of real danger to your life. Please get help today in a way nobody can overhear: {abuse}, someone you trust, or a {doctor}. {emergency} is there if it turns dangerous.\n\nIf your neck was squeezed, please go to the nearest {hospital} even if you feel fine. Harm inside can show later. If you can, be with other people, in a place with a way out.\n\nAre you in danger at this moment? And if something stops you from getting help, tell me what.',
  ],
};
export const ABUSE_IMMEDIATE: Passage = {
  id: 'abuse.immediate',
  ask: 'away',
  say: [
    'If you can leave for a place with other people, go now. Call {emergency} as soon as you can do it without being heard, or let someone else call. Keep away from rooms without a way out, and from anything that could be a weapon.\n\nIf it is safe to write, I’m here. Can you get out, or to someone?',
  ],
};
export const ABUSE_AGENDA: readonly Passage[] = [
  {
    id: 'abuse.danger',
    ask: 'danger_now',
    say: ['Are you in danger at this moment?', 'How is it now: are you in danger where you are?'],
  },
  {
    id: 'abuse.strangled',
    ask: 'strangled',
    say: [
      'May I ask something hard: have they ever squeezed your neck, or threatened to kill you?',
    ],
  },
  {
    id: 'abuse.thoughts',
    ask: 'thoughts',
    say: ['Living with this can make people think of dying. Do you have thoughts of suicide?'],
  },
  {
    id: 'abuse.ready',
    say: [
      'Some people keep a small bag ready, with papers, keys, some money and medicines, where only they can find it. You could agree a word with a friend that means “get help for me”.',
      'You don’t have to decide now whether to leave. {abuse} can think through the next step with you, when it is safe to get in touch.',
    ],
  },
  {
    id: 'abuse.traces',
    say: [
      'If someone may look at this device, delete this chat and the page from the history when you have finished.',
    ],
  },
  {
    id: 'abuse.injury',
    say: ['A {doctor} can look at injuries and write them down. You can ask to be seen alone.'],
  },
];
export const ABUSE_NOW_AGENDA: readonly Passage[] = [
  {
    id: 'abuse.now.away',
    ask: 'away',
    say: ['Are you somewhere safer now?', 'Can you get to a neighbour, a shop, or outside?'],
  },
  {
    id: 'abuse.now.help',
    ask: 'help_coming',
    say: [
      'Does anyone know yet? A text to someone you trust can be enough: “Call {emergency} for me”, and where you are.',
      'Has someone been able to call {emergency}?',
    ],
  },
  {
    id: 'abuse.now.hurt',
    say: [
      'If you are hurt, or your neck was squeezed, please be seen at the nearest {hospital} once you are out, even if you feel fine.',
    ],
  },
];

export const SEXUAL_MEDIUM: Passage = {
  id: 'sexual.medium',
  ask: 'danger_now',
  say: [
    'Thank you for telling me. What was done to you is not your fault. You decide what happens next, and how much you tell.\n\nA {doctor} or the nearest {hospital} can help with injuries, infection and pregnancy, and it is good to go soon. You can talk to {line}, and you can take someone you trust along.\n\nAre you in danger at this moment?',
  ],
};
export const SEXUAL_AGENDA: readonly Passage[] = [
  {
    id: 'sexual.thoughts',
    ask: 'thoughts',
    say: [
      'After something like this, some people think of dying. Do you have thoughts of suicide?',
    ],
  },
  {
    id: 'sexual.care',
    say: [
      'Some treatments work best within days, so being seen early keeps more choices open. Being seen does not mean that you must report it.',
      'Shock, numbness, shame or feeling nothing at all: all of these happen to people after this. None of them means you did something wrong.',
    ],
  },
  {
    id: 'sexual.trusted',
    ask: 'trusted',
    say: ['Is there someone who would believe you and stay with you?'],
  },
];

export const CHILD_HIGH: Passage = {
  id: 'child.high',
  ask: 'danger_now',
  say: [
    'I’m really glad you told me. What is happening is not your fault, and you are not in trouble. No one is allowed to hurt you like that.\n\nYou can talk to {line}. Today, you can also tell a grown-up you trust who is not part of it: a teacher, a school nurse, a friend’s mum or dad, a {doctor}. Try to stay near people who are kind to you. If you are in danger, call {emergency}.\n\nThe quick exit button closes this page fast. Are you in danger right now? If something makes it hard to tell, what is it?',
  ],
};
export const CHILD_IMMEDIATE: Passage = {
  id: 'child.immediate',
  ask: 'away',
  say: [
    'Get away to a safe person if you can: a neighbour, a shop, a friend’s house. Call {emergency} as soon as no one can hear you, or ask someone to call. It is not your fault.\n\nKeep writing if it is safe. Can you get out?',
  ],
};
export const CHILD_AGENDA: readonly Passage[] = [
  {
    id: 'child.trusted',
    ask: 'trusted',
    say: [
      'Who is a grown-up you feel safe with? At school, in a friend’s family, a {doctor}?',
      'You could show a grown-up you trust what you wrote here. Who could that be?',
    ],
  },
  {
    id: 'child.words',
    say: [
      'You could say: “Someone is hurting me and I need help.” You don’t have to tell all of it at once. If the first grown-up does not help, tell another one.',
    ],
  },
  {
    id: 'child.thoughts',
    ask: 'thoughts',
    say: ['Do you sometimes think about dying because of this? It’s OK to say yes.'],
  },
  {
    id: 'child.traces',
    say: ['If someone may look at this phone or computer, close this page when you have finished.'],
  },
];

/** Beside another theme, where somebody may listen in. */
export const QUIETLY: Passage = {
  id: 'quietly',
  say: [
    'A friend’s phone or a quiet place outside may be safer for getting in touch.',
    'As before: only when it is safe, and nobody can listen in.',
  ],
};

/** A sign in the body after being hurt by somebody. */
export const AFTER_BLOWS: Passage = {
  id: 'after-blows',
  say: [
    'That needs to be seen today at the nearest {hospital}: a hurt neck, throat or head can get worse hours later. If you have trouble breathing, swallowing or staying awake, call {emergency}, in a way that is safe for you.',
    'Please have that looked at too, at the nearest {hospital}. You can ask to be seen alone and say how it happened, or not.',
  ],
};
