import { isTelling } from './common-words.ts';
import type { Token } from './token.ts';

const YOUNG = new Set([
  'infant',
  'newborn',
  'toddler',
  'grandson',
  'granddaughter',
  'twin',
  'twins',
  'lady',
  'gentleman',
  'guy',
  'bloke',
  'lad',
]);
const CHILD = new Set([...YOUNG, 'baby', 'boy', 'girl', 'son', 'daughter', 'child']);

/** A length from `i` to its unit at `at` that is how old somebody is, and not how long something has lasted. */
export function isAge(tokens: readonly Token[], i: number, at: number, unit: number): boolean {
  if (tokens[at + 1]?.norm === 'old') return tellsAge(tokens[at + 2]);
  return standsByChild(tokens, i, at) || isSaidOfChild(tokens, i, at, unit);
}

/** "3 weeks old and hot", "3 week old baby": a person; "2 week old rash": a thing. */
const tellsAge = (next: Token | undefined): boolean =>
  next === undefined || next.afterComma || isTelling(next.norm) || YOUNG.has(next.norm);

/** "My newborn, 3 weeks, has a fever", "baby (5 weeks) with a cough". */
function standsByChild(tokens: readonly Token[], i: number, at: number): boolean {
  const [child, first, next] = [tokens[i - 1], tokens[i], tokens[at + 1]];
  if (!first?.afterComma || !CHILD.has(child?.norm ?? '')) return false;
  if (tokens.slice(Math.max(0, i - 4), i).some(({ norm }) => BORE.has(norm))) return false;
  return next === undefined || next.afterComma || next.sentence !== first.sentence;
}
const BORE = new Set(['had', 'having', 'since', 'after', 'birth']);

/** "He's eight months, feverish", "my son is ten weeks and since noon": weeks or months, where a child is spoken of. */
function isSaidOfChild(tokens: readonly Token[], i: number, at: number, unit: number): boolean {
  if (unit < WEEK || unit >= YEAR) return false;
  const [who, says, first, next] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[at + 1]];
  const isOne =
    says?.norm === 'is' && (PERSONAL.has(who?.norm ?? '') || CHILD.has(who?.norm ?? ''));
  if (!isOne && !IS.has(says?.norm ?? '')) return false;
  if (next && next.sentence === first?.sentence && !next.afterComma && next.norm !== 'and')
    return false;
  return tokens.some(({ norm }) => CHILD.has(norm) || OF_A_BABY.has(norm));
}
const WEEK = 7;
const YEAR = 365;
const IS = new Set(["he's", "she's"]);
const PERSONAL = new Set(['he', 'she']);
const OF_A_BABY = new Set([
  'bottle',
  'nappy',
  'nappies',
  'diaper',
  'diapers',
  'breastfed',
  'cot',
  'crib',
]);
