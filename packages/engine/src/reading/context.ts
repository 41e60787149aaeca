import type { Token } from './token.ts';

/** Whose it is and when: only the patient's present is evidence (ConText, Harkema 2009). */
export type Standing = 'current' | 'uncertain' | 'past' | 'other-person' | 'hypothetical';

const UNCERTAIN = new Set([
  'maybe',
  'perhaps',
  'possibly',
  'might',
  'unsure',
  'wonder',
  'wondering',
]);
const PAST =
  /\b(?:years? ago|last year|as a (?:child|kid|teenager|baby)|when i was (?:little|young|a \w+)|used to|in (?:19|20)\d\d|history of|previously|in the past|months ago|long ago)\b/;
const HYPOTHETICAL =
  /\b(?:what if|(?:nearly|almost) (?:had|died)|in case|if (?:i|he|she|it|they)|should i (?:get|start|have)|could it be|worried (?:about|it|that)|afraid (?:of|it)|scared (?:of|it)|is it|read about|heard about)\b/;
const RELATIVE =
  /\b(?:mum|mom|mother|dad|father|brother|sister|aunt|uncle|grand(?:ma|pa|mother|father|dad|dma)|gran|nan|cousin|husband|wife|partner|boyfriend|girlfriend|friend|colleague|flatmate|roommate|neighbour|neighbor|everyone|somebody|someone|people|family)\b/;
/** What makes a relative somebody else and not the patient who is being described. */
const THEIRS =
  /\b(?:had|died|passed away|has also|also (?:has|had)|has the same|have the same|had the same|too|runs in|history|was diagnosed|suffers from|at (?:school|work|nursery|daycare))\b/;

/** Judges one mention by the words around it in its clause. */
export function standing(tokens: readonly Token[], from: number, to: number): Standing {
  const before = words(tokens, from, 'before');
  const sentence = `${before} · ${words(tokens, to, 'after')}`;
  if (
    RELATIVE.test(before) &&
    THEIRS.test(sentence) &&
    !/\b(?:i|my|me)\b/.test(afterRelative(before))
  ) {
    return 'other-person';
  }
  if (PAST.test(sentence)) return 'past';
  if (HYPOTHETICAL.test(before)) return 'hypothetical';
  const near = tokens.slice(Math.max(0, from - 5), from);
  const unsure = near.some(
    (token) => UNCERTAIN.has(token.norm) && token.clause === tokens[from]?.clause,
  );
  return unsure || /\bnot (?:sure|certain)\b/.test(before) ? 'uncertain' : 'current';
}

/** The words of the same clause on one side of a token, small enough to search. */
function words(tokens: readonly Token[], at: number, side: 'before' | 'after'): string {
  const clause = tokens[at]?.clause;
  const part =
    side === 'before' ? tokens.slice(Math.max(0, at - 20), at) : tokens.slice(at + 1, at + 12);
  return part
    .filter((token) => token.clause === clause)
    .map((token) => token.norm)
    .join(' ');
}

const afterRelative = (before: string): string => before.slice(before.search(RELATIVE) + 3);
