import { BODY_IDIOMS } from '../lexicon/idioms-of-the-body.ts';
import { COMPLAINT_IDIOMS } from '../lexicon/idioms-of-complaints.ts';
import { ORDINARY_IDIOMS } from '../lexicon/idioms-ordinary.ts';
import { IDIOMS } from '../lexicon/idioms.ts';
import { compilePhrase } from '../reading/phrase.ts';
import { findPhrases } from '../reading/match-phrase.ts';
import { indexPhrases } from '../reading/phrase-index.ts';
import type { Word } from '../reading/word.ts';

/** How a complaint is told is no such way where one of these stands beside it in the sentence. */
const GRAVE = new Set(
  `purpose deliberately intentionally kill killed die dying dead goodbye bye noose petrol stabbed strangled blade razor
   suicide overdose punish deserve punishment stepdad uncle orders ordering cut cuts cutting lighter vodka husband boyfriend
   noose beam rails cliff bridge cord rope glass passed sixty fifty forty thirty enough knife wrist wrists faints`.split(
    /\s+/,
  ),
);
const OF_COMPLAINTS = new Set(COMPLAINT_IDIOMS);
const INDEX = indexPhrases(
  [...IDIOMS, ...ORDINARY_IDIOMS, ...BODY_IDIOMS, ...COMPLAINT_IDIOMS].map((source) => ({
    phrase: compilePhrase(source),
    value: source,
  })),
);

/** Empties the words of everyday sayings, so that no phrase of danger is read into them. */
export function maskIdioms(words: readonly Word[]): Word[] {
  const masked = [...words];
  const grave = graveBySentence(words);
  for (const { from, to, value } of findPhrases(words, INDEX)) {
    if (OF_COMPLAINTS.has(value) && !isPlain(words, from, to, grave, value.includes('...')))
      continue;
    for (let i = from; i < to; i += 1) {
      const word = words[i];
      // Who is spoken of stays readable: "my boss will kill me" still has its "my".
      if (word && !['i', 'he', 'she', 'they', 'my'].includes(word.norm))
        masked[i] = { ...word, norm: '' };
    }
  }
  return masked;
}

/** By sentence: its first and its last grave word. */
type Grave = ReadonlyMap<number, readonly [first: number, last: number]>;

function graveBySentence(words: readonly Word[]): Grave {
  const found = new Map<number, [number, number]>();
  words.forEach(({ norm, sentence }, at) => {
    if (GRAVE.has(norm)) found.set(sentence, [found.get(sentence)?.[0] ?? at, at]);
  });
  return found;
}

/** With nothing grave beside it, and where much may stand between its words, in one clause. */
function isPlain(
  words: readonly Word[],
  from: number,
  to: number,
  grave: Grave,
  isWide: boolean,
): boolean {
  const [first, last] = [words[from], words[to - 1]];
  if (isWide && first?.clause !== last?.clause) return false;
  const [firstGrave, lastGrave] = grave.get(first?.sentence ?? -1) ?? [from, from];
  return firstGrave >= from && lastGrave < to;
}
