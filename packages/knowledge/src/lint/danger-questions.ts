import type { Linter } from './lint.ts';

/** "Can you see or feel a cord?" and "can the person not be woken?" ask for the danger. */
const ASKS_FOR_DANGER = /\b(?:see|feel|not|no longer|only)\b/i;
const ABLE = /^(?:Can|Could you (?!be\b))|\bnormal(?:ly)?\b/;

/** A yes to what must not be missed is the danger: the answer is kept as that finding. */
export const dangerQuestions: Linter = (files) =>
  files.conditions.flatMap(({ id, file, must_not_miss: miss }) =>
    miss && ABLE.test(miss.question) && !ASKS_FOR_DANGER.test(miss.question)
      ? [`${file}: ${id} asks "${miss.question}", where a yes would have to mean the danger`]
      : [],
  );
