import { unconfused } from './confusions.ts';
import { isTelling } from './common-words.ts';
import type { Lexicon } from './lexicon.ts';
import { irregularForms, stem } from './stem.ts';
import type { Token } from './token.ts';

/** Shorter words have too many neighbours to be corrected safely. */
const SHORTEST = 6;
/** Longer than any word people mean; without an end the forms of one would grow with the square of its length. */
const LONGEST = 40;

/** Words of the lexicon by each form with one letter left out (symmetric deletion), for constant-time lookup. */
export type SpellingIndex = Map<string, string[]>;

export function createSpelling(lexicon: Lexicon): SpellingIndex {
  const index: SpellingIndex = new Map();
  const add = (word: string): void => {
    for (const form of deletions(word)) {
      const list = index.get(form);
      if (list) list.push(word);
      else index.set(form, [word]);
    }
  };
  for (const [word, correctable] of lexicon.vocabulary) {
    if (correctable && word.length >= SHORTEST - 1) add(word);
  }
  for (const [form, known] of irregularForms()) {
    const fresh = form.length >= SHORTEST && !lexicon.vocabulary.has(form);
    if (fresh && lexicon.vocabulary.get(known) === true) add(form);
  }
  return index;
}

/** Replaces the stem of an unknown word by the one lexicon word a single slip away, if there is exactly one. */
export function correct(tokens: Token[], lexicon: Lexicon, index: SpellingIndex): Token[] {
  return tokens.map((written) => {
    const token = withEnding(unconfuse(written), lexicon);
    const { length } = token.norm;
    if (length < SHORTEST || length > LONGEST) return token;
    if (lexicon.vocabulary.has(token.stem) || isTelling(token.norm)) return token;
    const near = new Set(deletions(token.stem).flatMap((form) => index.get(form) ?? []));
    const fits = [...near].filter(
      (word) => word[0] === token.stem[0] && withinOneSlip(word, token.stem),
    );
    const [only] = fits;
    if (fits.length !== 1 || only === undefined) return token;
    return { ...token, stem: lexicon.vocabulary.has(only) ? only : stem(only) };
  });
}

function unconfuse(token: Token): Token {
  const norm = unconfused(token.norm);
  return norm === token.norm ? token : { ...token, norm, stem: stem(norm) };
}

/** "Coughin" is "coughing". */
function withEnding(token: Token, lexicon: Lexicon): Token {
  if (!/^\p{L}{3,}in$/u.test(token.norm) || lexicon.vocabulary.has(token.stem)) return token;
  const norm = `${token.norm}g`;
  const known = lexicon.vocabulary.has(stem(norm)) || isTelling(norm);
  return known ? { ...token, norm, stem: stem(norm) } : token;
}

function deletions(word: string): string[] {
  const forms = [word];
  for (let i = 0; i < word.length; i += 1) forms.push(word.slice(0, i) + word.slice(i + 1));
  return forms;
}

/** One letter added, left out, changed, or two neighbours swapped. */
function withinOneSlip(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  const restA = a.slice(i);
  const restB = b.slice(i);
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
