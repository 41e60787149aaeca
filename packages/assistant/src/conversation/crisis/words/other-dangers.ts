import type { Passage } from './passage.ts';

export const SELF_HARM_MEDIUM: Passage = {
  id: 'self-harm.medium',
  ask: 'wound',
  say: [
    'Thank you for telling me. Hurting yourself can be a way to get through feelings that are too much. You are not bad for it, and there are other ways that we can look for.\n\nYou can talk to {line}, a {doctor}, or someone you trust, also when nothing is wrong with your body.\n\nFirst your body: is there a wound that is deep, gapes, or won’t stop bleeding?',
  ],
  child: [
    'Thank you for telling me. That was brave, and you are not in trouble. You can talk to {line}, to a grown-up you trust like a school nurse, or to a {doctor}.\n\nFirst your body: is there a wound that is deep or won’t stop bleeding?',
  ],
};
export const URGE_MEDIUM: Passage = {
  id: 'urge.medium',
  ask: 'done',
  say: [
    'Thank you for telling me before anything happens. Urges like this rise, and they also fall again, often within half an hour.\n\nPlease let a person help too: {line}, a {doctor}, or someone you trust.\n\nHave you already hurt yourself, or taken something, today?',
  ],
};
export const SELF_HARM_AGENDA: readonly Passage[] = [
  {
    id: 'self-harm.suicide',
    ask: 'thoughts',
    say: [
      'Sometimes it is about getting relief, and sometimes about dying. Do you have thoughts of suicide?',
    ],
  },
  {
    id: 'self-harm.wound-care',
    say: [
      'For a small wound: wash your hands, rinse it with clean water, press with a clean cloth until it stops bleeding, and cover it. If it is deep, gapes, or is red, hot or oozing later, have it seen; the people there treat this often.',
    ],
  },
  {
    id: 'self-harm.ride',
    say: [
      'When the urge comes, waiting ten minutes can be enough for it to ease: hold something cold, walk fast, write it down, or be where other people are. And it helps to have what you could hurt yourself with out of reach.',
      'What was going on just before the urge came? Sometimes that shows what you needed.',
    ],
  },
  {
    id: 'self-harm.means',
    ask: 'means',
    say: [
      'Is there something within your reach now that you could hurt yourself with? You don’t have to say what.',
    ],
  },
];

export const VOICES_MEDIUM: Passage = {
  id: 'voices.medium',
  ask: 'commands',
  say: [
    'That sounds frightening and tiring, and I’m glad you told me. I can’t see what you see or hear, and I believe that it is real to you and hard.\n\nA {doctor} can help with this; please let them see you soon, today if it is new or getting worse. {line} and someone you trust can help you through until then.\n\nMay I ask: are you ever told to hurt yourself, or somebody else?',
  ],
};
export const VOICES_HIGH: Passage = {
  id: 'voices.high',
  ask: 'will_contact',
  say: [
    'I’m glad you told me. That must be frightening. You don’t have to do what you are told, however loud it gets.\n\nThis needs a doctor today: the nearest {hospital}, your {doctor}, or {line}. Call {emergency} if you feel you may act on it. Stay with someone you feel safe with, and away from anything that could hurt you or others.\n\nWill you let someone help you now? And if not, what is in the way?',
  ],
};
export const VOICES_IMMEDIATE: Passage = {
  id: 'voices.immediate',
  ask: 'with_someone',
  say: [
    'You don’t have to do what you are told. Please move back to a safe place, away from edges and anything that could hurt you or others, and call {emergency} now, or ask someone near to call. Stay with someone.\n\nKeep writing to me. Who is with you?',
  ],
};
export const VOICES_AGENDA: readonly Passage[] = [
  {
    id: 'voices.thoughts',
    ask: 'thoughts',
    say: ['With all this going on: do you have thoughts of suicide?'],
  },
  {
    id: 'voices.ease',
    say: [
      'Some things can take the edge off: being with someone you feel safe with, music or a talk in your ears, sleep, and no alcohol or drugs. If you have medicine for this, your {doctor} can say whether it still fits.',
    ],
  },
  {
    id: 'voices.trusted',
    ask: 'trusted',
    say: ['Who do you feel safe with at the moment? Could they come along to a {doctor}?'],
  },
];

export const BABY_LOW: Passage = {
  id: 'baby.low',
  ask: 'baby_act',
  say: [
    'A {doctor} or midwife hears about such thoughts often and will not be shocked; please tell one soon.\n\nMay I ask: does any part of you feel that you might act on them, or that you should?',
  ],
};
export const BABY_HIGH: Passage = {
  id: 'baby.high',
  ask: 'will_contact',
  say: [
    'I’m glad you told me. You are not to blame: in the time around a birth the mind can become very ill very fast, and it can be treated. It is urgent.\n\nPlease call {emergency} or go to the nearest {hospital} today, now if you can, and tell them that you have a baby. {line} can help you do it. Let someone you trust stay with you both and look after the baby, away from anything that could do harm.\n\nWill you call or ask someone to call now? What might be in the way?',
  ],
};
export const BABY_IMMEDIATE: Passage = {
  id: 'baby.immediate',
  ask: 'with_someone',
  say: [
    'Put the baby down in a safe place, like the cot, and step out of the room. Call {emergency} now, or ask someone near to call, and let someone be with you both. You are not to blame; this can be treated.\n\nKeep writing to me. Is anyone with you?',
  ],
};
export const BABY_AGENDA: readonly Passage[] = [
  {
    id: 'baby.thoughts',
    ask: 'thoughts',
    say: ['And for yourself: do you have thoughts of suicide?'],
  },
  {
    id: 'baby.rest',
    say: [
      'Lack of sleep makes all of this stronger. Could someone take the baby for a few hours today so that you can sleep?',
    ],
  },
  {
    id: 'baby.tell',
    say: [
      'To a {doctor} or midwife you could say: “I have frightening thoughts and I need help today.” Telling is what good parents do.',
    ],
  },
];

export const OTHERS_MEDIUM: Passage = {
  id: 'others.medium',
  ask: 'others_act',
  say: [
    'Thank you for telling me. Saying it before anything happens is the right thing. Thoughts are not deeds, and there is help with them: {line}, a {doctor}, or someone you trust.\n\nDo you think you might act on them?',
  ],
};
export const OTHERS_HIGH: Passage = {
  id: 'others.high',
  ask: 'others_near',
  say: [
    'I’m glad you told me before anything happened. Please keep away from that person, leave the place if they are near, and keep away from anything you could use to hurt someone.\n\nToday, tell a person who can help: {line}, a {doctor}, or someone steady who can stay with you. If you feel you may lose control, call {emergency} and say so; that is asking for help.\n\nAre you near them now? And if something stops you from getting help, what is it?',
  ],
};
export const OTHERS_IMMEDIATE: Passage = {
  id: 'others.immediate',
  ask: 'away',
  say: [
    'Please walk away from there now, to another room or outside, and put down anything that could hurt someone. Call {emergency} and tell them you need help to not hurt anyone, or ask someone to call. Stay with someone steady.\n\nKeep writing to me. Have you moved away?',
  ],
};
export const OTHERS_AGENDA: readonly Passage[] = [
  {
    id: 'others.near',
    ask: 'others_near',
    say: ['Are you near that person now, or on the way to them?'],
  },
  {
    id: 'others.thoughts',
    ask: 'thoughts',
    say: ['And you yourself: do you have thoughts of suicide?'],
  },
  {
    id: 'others.cool',
    say: [
      'When it boils up: leave the room, walk, let an hour go by before you answer anyone. Alcohol makes it harder to hold back.',
    ],
  },
];
