import { mostSpecific } from './choose-matches.ts';
import type { Lexicon } from './lexicon.ts';
import { matchPhrases, type Match } from './match-phrases.ts';
import type { Token } from './token.ts';

/** What is said read together with what it is said of, in either order; what is found stands at the token `at`. */
export function placeAt(
  lexicon: Lexicon,
  about: Token | undefined,
  said: Token,
  at: number,
): Match[] {
  if (!about) return [];
  const alone = { sentence: 0, clause: 0, statement: 0, afterComma: false, chain: 0 };
  const both = [
    { ...about, ...alone },
    { ...said, ...alone },
  ];
  const matches = [both, both.toReversed()]
    .flatMap((pair) => matchPhrases(pair, lexicon))
    .filter(({ tokens: used, concept }) => used.length === 2 && concept.kind === 'finding');
  const concepts = new Map(matches.map((match) => [match.concept, match]));
  return mostSpecific([...concepts.values()], both).map((match) => ({
    ...match,
    tokens: [at],
    parts: [[at]],
  }));
}
