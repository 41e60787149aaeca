import type { Slot } from './parse-phrases.ts';
import type { Token } from './token.ts';

/** Complaints that stand before what they are said of: "red, itchy eyes". */
const ADJECTIVES = new Set(
  `itchy red sore swollen puffy dry watery runny blocked numb stiff tight tender tingly painful achy weak bloody
   blistered weepy sticky gritty crusty stuffy raised bumpy scaly flaky round slimy pale greasy shiny cloudy dark smelly
   thick yellow green white brown black grey purple pink clear frothy foamy hot hard soft firm small large big loose rubbery
   smooth rough bulky fatty floating foul offensive`.split(/\s+/),
);

/** Whether an adjective follows another: "itchy watery", "red, itchy". */
export const describes = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at - 1], tokens[at]].every((token) => ADJECTIVES.has(token?.norm ?? ''));

/** Whether another adjective follows behind a comma: the "red" of "red, watery and sore". */
export const isListedState = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.afterComma === true && describes(tokens, at + 1);

/** Whether the token at `at` is the second of two that are said of what the slot names: "blocked or runny nose". */
export const alternates = (
  tokens: readonly Token[],
  slot: Slot | undefined,
  from: number,
  at: number,
): boolean =>
  at === from + 2 &&
  tokens[from]?.role === 'complaint' &&
  slot?.has(tokens[at + 1]?.stem ?? '') === true;
