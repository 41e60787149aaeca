import type { Word } from '../reading/word.ts';
import { isDenied } from './denial.ts';

/** Feelings named by one word; a "no" before others of their concept ("no hope") is part of what is felt. */
const NAMED = new Set(['hopeless', 'pointless', 'trapped', 'meaningless', 'suicidal']);
/** "I don't want to feel hopeless" says that one does. */
const WISHED = new Set(
  'want wanting wanted like need wish try trying tried why would remember day moment time hour minute nothing'.split(
    ' ',
  ),
);
const NO = new Set(['not', 'never', 'no']);
const REACH = 10;

/** "I do not feel hopeless or down": a feeling that is named and denied. */
export function isFeelingDenied(words: readonly Word[], from: number, to: number): boolean {
  if (!NAMED.has(words[to - 1]?.norm ?? '')) return false;
  const clause = words[from]?.clause;
  const before = words
    .slice(Math.max(0, from - REACH), from)
    .filter((word) => word.clause === clause);
  if (before.some(({ norm }) => WISHED.has(norm))) return false;
  // Two denials are none, and "no, I feel hopeless" is an answer.
  const denials = before.filter(({ norm }) => NO.has(norm)).length;
  if (denials > 1 || before.some(({ norm }, at) => norm === 'no' && before[at + 1]?.norm === 'i'))
    return false;
  const after = words.slice(to, to + REACH).filter((word) => word.clause === clause);
  if (after.some(({ norm }) => /^(?:until|till|before|now|again)$/.test(norm))) return false;
  const isNotOnce = before.some(
    ({ norm }, at) => norm === 'not' && before[at + 1]?.norm === 'once',
  );
  return isNotOnce || isDenied(words, from, to);
}
