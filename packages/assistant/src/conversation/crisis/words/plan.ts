import type { Passage } from './passage.ts';

interface Step extends Passage {
  /** Its heading in the plan. */
  title: string;
}

/** The steps of the Stanley-Brown safety plan, in its order. */
export const PLAN_STEPS: readonly Step[] = [
  {
    id: 'plan.1',
    title: 'Signs that a hard time is coming',
    say: [
      '**Step 1 of 6.** What are the signs that a hard time is coming? A thought, a mood, a situation, something in your body.',
    ],
  },
  {
    id: 'plan.2',
    title: 'What I can do by myself',
    say: [
      '**Step 2 of 6.** What can you do by yourself to get through a strong moment? For example a walk, music, a shower, prayer, a game.',
    ],
  },
  {
    id: 'plan.3',
    title: 'People and places that take my mind off it',
    say: [
      '**Step 3 of 6.** Which people or places take your mind off it? You don’t have to talk about it there.',
    ],
  },
  {
    id: 'plan.4',
    title: 'People I can ask for help',
    say: [
      '**Step 4 of 6.** Whom can you ask for help and tell how bad it is? Names, and their numbers if you like.',
    ],
  },
  {
    id: 'plan.5',
    title: 'Professionals and lines I can contact',
    say: [
      '**Step 5 of 6.** I’ll put in {line} and {emergency}. Is there a {doctor}, therapist or other helper to add?',
    ],
  },
  {
    id: 'plan.6',
    title: 'Making the place around me safer',
    say: [
      '**Step 6 of 6.** How can the place around you be made safer, and who can help with that? For example, someone keeps for you what you could hurt yourself with. You don’t have to name it.',
    ],
  },
];

export const PLAN_BEGIN: Passage = {
  id: 'plan.begin',
  say: [
    'Good. There are six short steps. You can say “Skip” at any step, or “Stop” and come back later.',
    'Let’s go on with the plan where we left it.',
    'Back to the plan.',
  ],
};
export const PLAN_NEXT: Passage = {
  id: 'plan.next',
  say: [
    'Thank you, I’ve noted that.',
    'Good, that’s in.',
    'That helps.',
    'Noted.',
    'Good. One more.',
    'That is yours now.',
    'Well done, that’s in too.',
  ],
};
export const PLAN_SKIP: Passage = {
  id: 'plan.skip',
  say: [
    'That’s all right, you can fill it in later.',
    'No problem, we leave that open.',
    'Fine, it can stay empty for now.',
    'OK, on to the next.',
    'We’ll leave that one too.',
    'Left open.',
  ],
};
export const PLAN_STOP: Passage = {
  id: 'plan.stop',
  say: [
    'We can stop here; what you said is kept, and you can go on whenever you want. {line} is there in the meantime.',
    'OK, a break. The plan waits for you, and {line} is there.',
    'All right, another time.',
  ],
};
export const PLAN_DONE: Passage = {
  id: 'plan.done',
  say: [
    'Your plan is ready. It is for you, not a contract, and you can change it. Show it to someone you trust if you can.',
    'Here is your plan once more.',
  ],
};
export const PLAN_WAITS: Passage = {
  id: 'plan.waits',
  say: ['The plan can wait; this comes first.', 'Let’s leave the plan for a moment.'],
};

export const PLAN_HELP: Passage = {
  id: 'plan.help',
  say: [
    'Anything that fits you is right, even a single word. Or say “Skip”.',
    'There is no wrong entry. Write what comes to mind first.',
    'It only has to make sense to you.',
  ],
};
/** Asked for at level immediate. */
export const PLAN_AFTER: Passage = {
  id: 'plan.after',
  say: [
    'Yes, we can make one, as soon as you have someone with you.',
    'We will get to the plan. First someone at your side.',
  ],
};
