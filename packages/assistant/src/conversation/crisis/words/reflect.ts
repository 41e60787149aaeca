import type { Passage } from './passage.ts';

/** One sentence that gives back what the person said, by the type of the indicator. */
export const REFLECT: Readonly<Record<string, Passage>> = {
  passive_death_wish: {
    id: 'reflect.passive',
    say: [
      'It sounds as if part of you is very tired of being alive right now.',
      'It sounds as if getting through each day has become almost too much.',
    ],
  },
  death_wish_as_joke: {
    id: 'reflect.joke',
    say: [
      'You said it lightly, and I don’t want to miss it if there is something heavier behind it.',
    ],
  },
  hopelessness: {
    id: 'reflect.hopeless',
    say: [
      'It sounds as if you can’t see a way for this to get better right now.',
      'It sounds as if you have been holding on for a long time and there is very little left.',
    ],
  },
  burden_or_self_hate: {
    id: 'reflect.burden',
    say: [
      'It sounds as if you are being very hard on yourself, and alone with those thoughts.',
      'It hurts to feel that way about yourself. Thoughts like these can feel true when you are worn down, even when they are not.',
    ],
  },
  persistent_low_mood: {
    id: 'reflect.low',
    say: [
      'It sounds as if this heaviness has been with you for a long time.',
      'That sounds like a long and lonely stretch of feeling low.',
    ],
  },
  past_with_distress: {
    id: 'reflect.past',
    say: ['You have been through something very hard before, and some of it seems to be back.'],
  },
  controlling_behaviour: {
    id: 'reflect.control',
    say: [
      'Being watched, controlled or put down by someone close wears a person out. It is not your fault.',
    ],
  },
  eating_disorder: {
    id: 'reflect.eating',
    say: [
      'It sounds as if food and your body take up a lot of your mind, and that is not easy to say.',
    ],
  },
  using_to_cope: {
    id: 'reflect.substances',
    say: [
      'It sounds as if drinking or using has become the way to get through something very hard.',
    ],
  },
  perinatal_intrusive_thoughts: {
    id: 'reflect.intrusive',
    say: [
      'Frightening thoughts that you never wanted can come to new parents. Having them does not make you a bad one.',
    ],
  },
};

export const REFLECT_ANYTHING: Passage = {
  id: 'reflect.any',
  say: [
    'It sounds as if things are very hard for you right now.',
    'What you write sounds painful.',
    'It sounds as if this is weighing on you a lot.',
  ],
};

/** Said before the answer to a question of health, or by itself; ends with the direct question. */
export const ASK_THOUGHTS: Passage = {
  id: 'ask.thoughts',
  ask: 'thoughts',
  say: [
    'May I ask you something directly? Are you having thoughts of suicide? You can say yes here.',
    'I’d like to ask again, because it matters: do you sometimes think about ending your life?',
  ],
  child: [
    'Can I ask you something big? Do you sometimes think about dying or ending your life? It’s OK to say yes.',
  ],
};

export const CLARIFY: Passage = {
  id: 'clarify',
  say: [
    'I want to be sure I understood you: was your yes an answer to my question about your safety? You can tell me either way.',
  ],
};

export const OFFER_LINE: Passage = {
  id: 'offer.line',
  say: [
    'If you’d like to talk to a person, {line} is there for this, for now or later.',
    'For now or later: you can talk it over with {line}. It does not have to be an emergency.',
    'You can also keep {line} for later, if you don’t need it now.',
  ],
};

export const OFFER_QUIETLY: Passage = {
  id: 'offer.quiet',
  say: ['{abuse} is there for this, now or later, when nobody can listen in.'],
};
