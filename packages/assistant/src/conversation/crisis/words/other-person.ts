import type { Passage } from './passage.ts';

export const OTHER_MEDIUM: Passage = {
  id: 'other.medium',
  say: [
    'You are worried about someone, and it is good that you noticed. Please ask them directly and kindly: “Are you thinking about suicide?” Asking does not put the idea in anyone’s head. Then listen, and stay with them.\n\n{line} can advise you as well as them. A {doctor} and someone they trust should know too, and anything they could use to hurt themself is best kept away from them.',
  ],
};
export const OTHER_HIGH: Passage = {
  id: 'other.high',
  ask: 'other_now',
  say: [
    'Thank you for speaking up for them. This is serious: please don’t leave them alone today. Ask them directly about suicide, listen, and help keep anything they could use away from them.\n\nCall {line} with them or for them, or their {doctor}, today. If they may act on it, call {emergency}. You may tell others even if they asked you to keep it secret.\n\nIs it happening now, or are they in danger at this moment?',
  ],
};
export const OTHER_IMMEDIATE: Passage = {
  id: 'other.immediate',
  ask: 'with_someone',
  say: [
    'Please call {emergency} for them now, and say where they are. Stay with them or keep them on the phone, if it is safe for you, and move anything dangerous away. If they took something, they need hospital now, even if they seem well.\n\nKeep writing to me. Are you with them?',
    'Call {emergency} for them now; you can do it even if you don’t know everything. Stay with them if it is safe for you.\n\nAre they with you?',
  ],
};

export const OTHER_AGENDA: readonly Passage[] = [
  {
    id: 'other.plan',
    ask: 'other_plan',
    say: [
      'Have they told you of a plan, or of a day?',
      'Do you know by now whether they have a plan?',
    ],
  },
  {
    id: 'other.now',
    ask: 'other_now',
    say: ['Is there a sign that they may act on it now, or have already done something today?'],
  },
  {
    id: 'other.how',
    say: [
      'You don’t need the perfect words. You could say: “I’ve been worried about you. I’m here, and I want to hear it.” You don’t have to solve it; staying and listening is a lot.',
      'If they are angry that you told someone, that is hard, and it can pass. Their safety comes first.',
    ],
  },
  {
    id: 'other.you',
    say: [
      'This is heavy for you too. Who can be there for you? {line} also listens to people who worry about someone.',
      'Please eat, rest and let somebody share this with you. You are not responsible for everything they do.',
    ],
  },
];
export const OTHER_NOW_AGENDA: readonly Passage[] = [
  {
    id: 'other.help',
    ask: 'help_coming',
    say: [
      'Have you called {emergency} for them?',
      'Is help on its way to them? If not, please call {emergency} now.',
      'Has anyone reached {emergency} yet? You can ask someone else to call while you stay with them.',
    ],
  },
  {
    id: 'other.awake',
    ask: 'awake',
    say: [
      'Are they awake, and is their breathing normal? If not, tell {emergency} at once and do what they say.',
      'How are they now: awake, and breathing easily?',
    ],
  },
  {
    id: 'other.stay',
    say: [
      'Stay with them if it is safe for you, and talk in a quiet voice. Move away anything they could use.',
      'If you are far away, ring someone who is close: family, a neighbour, a friend. Let the emergency service know where they may be.',
    ],
  },
  {
    id: 'other.you-now',
    say: [
      'You are doing something good and hard. Please don’t be alone with this afterwards either.',
    ],
  },
];

export const HURT_MEDIUM: Passage = {
  id: 'hurt.medium',
  ask: 'danger_now',
  say: [
    'Thank you for looking out for them. What is being done to them is not their fault or yours. {abuse} can advise you, and so can the police or a {doctor}. Stay in touch with them, believe them, and let them choose the pace if they are grown up.\n\nIs somebody in danger at this moment?',
  ],
};
export const HURT_HIGH: Passage = {
  id: 'hurt.high',
  ask: 'danger_now',
  say: [
    'I’m glad you told me. Please tell somebody today who can protect them: {abuse}, child protection if it is a child, or the police. If anyone is in danger, call {emergency}.\n\nTry not to face the person who does it by yourself.\n\nIs it happening right now?',
  ],
};
export const HURT_IMMEDIATE: Passage = {
  id: 'hurt.immediate',
  ask: 'help_coming',
  say: [
    'Please call {emergency} now and say where it is happening. Stay where you are safe yourself; don’t step between them. If you can get the person or the child away without danger, do.\n\nKeep writing to me. Has someone called?',
  ],
};

export const HURT_AGENDA: readonly Passage[] = [
  {
    id: 'hurt.note',
    say: [
      'It helps those who protect people if you write down what you saw or heard, and when. You don’t need proof to ask for help.',
    ],
  },
  {
    id: 'hurt.you',
    say: [
      'Hearing or seeing this is hard on you as well. Who can be there for you? {line} listens to you too.',
    ],
  },
];
