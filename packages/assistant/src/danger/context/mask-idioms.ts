import { CLASSES } from '../lexicon/classes.ts';
import { BODY_IDIOMS } from '../lexicon/idioms-of-the-body.ts';
import { COMPLAINT_IDIOMS } from '../lexicon/idioms-of-complaints.ts';
import { ORDINARY_IDIOMS } from '../lexicon/idioms-ordinary.ts';
import { OCCASION_IDIOMS } from '../lexicon/idioms-by-occasion.ts';
import { EXCESS_IDIOMS, THING_IDIOMS } from '../lexicon/idioms-of-things.ts';
import { IDIOMS } from '../lexicon/idioms.ts';
import { compilePhrase } from '../reading/phrase.ts';
import { findPhrases } from '../reading/match-phrase.ts';
import { indexPhrases } from '../reading/phrase-index.ts';
import type { Word } from '../reading/word.ts';

/** How a complaint is told, or what an occasion explains, is no such way where one of these stands beside it in the sentence. */
const GRAVE = new Set(
  `purpose deliberately intentionally kill killed die dying dead goodbye bye noose petrol stabbed strangled blade razor
   suicide overdose punish deserve punishment stepdad uncle orders ordering cut cuts cutting lighter vodka husband boyfriend
   noose beam rails cliff bridge cord rope glass passed sixty fifty forty thirty enough knife wrist wrists faints`.split(
    /\s+/,
  ),
);
/** Nor is an occasion one where it is wished for in earnest. */
const IN_EARNEST = new Set([
  ...GRAVE,
  ...'wish wishing wished real secretly actually same myself'.split(' '),
]);
/** Nor a thing one where fear of oneself or a leap is told. */
const OF_ONESELF = new Set([
  ...IN_EARNEST,
  ...'suicidal scared afraid frightened terrified trust safe voices harm hurt shake cope alive follow join joining jump jumping jumped edge standing step stepping'.split(
    ' ',
  ),
]);
/** Nor excess in jest where a medicine or a poison is named. */
const SWALLOWED = new Set([
  ...OF_ONESELF,
  ...[...(CLASSES['pills'] ?? []), ...(CLASSES['poison'] ?? [])].filter(
    (name) => !name.includes('_'),
  ),
  ...'meds overdosed glue'.split(' '),
]);
const OF_OCCASIONS = new Set(OCCASION_IDIOMS);
const OF_THINGS = new Set(THING_IDIOMS);
const OF_EXCESS = new Set(EXCESS_IDIOMS);
const GUARDED = new Set([
  ...COMPLAINT_IDIOMS,
  ...OCCASION_IDIOMS,
  ...THING_IDIOMS,
  ...EXCESS_IDIOMS,
]);

/** Beside which words an idiom is none. */
const graveFor = (idiom: string): ReadonlySet<string> => {
  if (OF_EXCESS.has(idiom)) return SWALLOWED;
  if (OF_THINGS.has(idiom)) return OF_ONESELF;
  return OF_OCCASIONS.has(idiom) ? IN_EARNEST : GRAVE;
};
const INDEX = indexPhrases(
  [...IDIOMS, ...ORDINARY_IDIOMS, ...BODY_IDIOMS, ...GUARDED].map((source) => ({
    phrase: compilePhrase(source),
    value: source,
  })),
);

/** Empties the words of everyday sayings, so that no phrase of danger is read into them. */
export function maskIdioms(words: readonly Word[]): Word[] {
  const masked = [...words];
  const kept = new Map<ReadonlySet<string>, Grave>();
  const besideOf = (idiom: string): Grave => {
    const graves = graveFor(idiom);
    const known = kept.get(graves) ?? graveBySentence(words, graves);
    kept.set(graves, known);
    return known;
  };
  for (const { from, to, value } of findPhrases(words, INDEX)) {
    if (GUARDED.has(value) && !isPlain(words, from, to, besideOf(value), value.includes('...')))
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

function graveBySentence(words: readonly Word[], graves: ReadonlySet<string>): Grave {
  const found = new Map<number, [number, number]>();
  words.forEach(({ norm, sentence }, at) => {
    if (graves.has(norm) || isToo(words, at, graves))
      found.set(sentence, [found.get(sentence)?.[0] ?? at, at]);
  });
  return found;
}

/** "And I have them too", not "too many". */
const isToo = (words: readonly Word[], at: number, graves: ReadonlySet<string>): boolean =>
  graves === IN_EARNEST && words[at]?.norm === 'too' && words[at + 1]?.clause !== words[at]?.clause;

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
