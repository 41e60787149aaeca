import type { Passage } from './passage.ts';

export const EATING_LOW: Passage = {
  id: 'eating.low',
  ask: 'eating_signs',
  say: [
    'A {doctor} can help without judging you, and early help works best.\n\nMay I ask about your body: have you fainted, had chest pain or a skipping heart, or brought up blood?',
  ],
};
export const EATING_MEDIUM: Passage = {
  id: 'eating.medium',
  ask: 'thoughts',
  say: [
    'Thank you for telling me. Signs like these mean that your body is under real strain, whatever your weight. Please be seen by a {doctor} today, or at the nearest {hospital}. If you faint again, have chest pain or feel your heart skipping, call {emergency}.\n\n{line} and someone you trust can help you get there.\n\nMay I ask as well: do you have thoughts of suicide?',
  ],
};
export const EATING_AGENDA: readonly Passage[] = [
  {
    id: 'eating.thoughts',
    ask: 'thoughts',
    say: ['This can make life feel very dark. Do you have thoughts of suicide?'],
  },
  {
    id: 'eating.tell',
    say: [
      'To a {doctor} you could say: “I’m struggling with eating and I’m scared of what it does to my body.” You can ask for a blood test and a check of your heart.',
      'You don’t have to be a certain weight to deserve help with this.',
    ],
  },
  {
    id: 'eating.trusted',
    ask: 'trusted',
    say: ['Is there someone who could sit with you at a meal, without comments?'],
  },
];

export const SUBSTANCES_LOW: Passage = {
  id: 'substances.low',
  ask: 'thoughts',
  say: [
    'Many people reach for something when pain gets too much. A {doctor} can help with both: the pain, and what you use against it. If you drink every day, don’t stop all at once without a {doctor}; that can be dangerous.\n\nMay I ask you directly: do you have thoughts of suicide?',
  ],
};
export const SUBSTANCES_AGENDA: readonly Passage[] = [
  {
    id: 'substances.done',
    ask: 'done',
    say: ['Have you taken far more than usual today, or hurt yourself?'],
  },
  {
    id: 'substances.why',
    say: [
      'What is it that you would like not to feel? You can put it here in your own words, or keep it for a person.',
    ],
  },
];
