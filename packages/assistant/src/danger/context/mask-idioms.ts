import { CLASSES } from '../lexicon/classes.ts';
import { BODY_IDIOMS } from '../lexicon/idioms-of-the-body.ts';
import { COMPLAINT_IDIOMS } from '../lexicon/idioms-of-complaints.ts';
import { ORDINARY_IDIOMS } from '../lexicon/idioms-ordinary.ts';
import {
  CALLER_IDIOMS,
  DISPOSAL_IDIOMS,
  OCCASION_IDIOMS,
  THROW_IDIOMS,
} from '../lexicon/idioms-by-occasion.ts';
import { EXCESS_IDIOMS, THING_IDIOMS } from '../lexicon/idioms-of-things.ts';
import { COMPOUND_IDIOMS, PLAIN_IDIOMS, SCAR_IDIOMS } from '../lexicon/idioms-plain.ts';
import { IDIOMS } from '../lexicon/idioms.ts';
import { compilePhrase } from '../reading/phrase.ts';
import { findPhrases } from '../reading/match-phrase.ts';
import { indexPhrases } from '../reading/phrase-index.ts';
import type { Word } from '../reading/word.ts';

/** How a complaint is told is no such way where one of these stands beside it in the sentence. */
const GRAVE = new Set(
  `purpose deliberately intentionally kill killed die dying dead goodbye bye noose petrol stabbed strangled blade razor
   suicide overdose punish deserve punishment stepdad uncle orders ordering cut cuts cutting lighter vodka husband boyfriend
   beam rails cliff bridge cord rope glass passed sixty fifty forty thirty enough knife wrist wrists faints`.split(
    /\s+/,
  ),
);
/** Nor is an occasion one where it is wished for in earnest. */
const IN_EARNEST = new Set([
  ...GRAVE,
  ...`wish wishing wished real secretly actually same myself own mine sometimes lately hope hopes wanted around alive tonight living life plan
   reasons will marriage neck loft bleach family voice voices final letter decided tempted throat`.split(
    /\s+/,
  ),
]);
/** Nor a thing one where fear of oneself or a leap is told. */
const OF_ONESELF = new Set([
  ...IN_EARNEST,
  ...'suicidal scared afraid frightened terrified trust safe voices harm hurt shake cope alive follow join joining jump jumping jumped edge standing step stepping after picked grabbed holding held face fat thin weight purge hurts hits hit touches window drop hate drown drowning'.split(
    ' ',
  ),
]);
/** Nor is plain talk of a meal or a machine where an act or a fear is told; a wrist or a rope beside it is none. */
const OF_ACTS = new Set(
  `purpose deliberately intentionally meant kill killed killing die dying dead death goodbye bye noose petrol stabbed strangled blade suicide suicidal
   overdose punish deserve punishment stepdad uncle orders vodka beam rails cliff sixty fifty forty thirty enough cut cutting wish wishing
   wished secretly scared afraid frightened terrified trust alive drown drowned tempted limp unconscious
   knife gun hammer axe calories nothing starve purge purging thin lies people tell tells telling says say talks speak speaks whispers call calls makes made forces forced anyway
   punched kicked choked pushed smashing shouting smashes shouts weigh kilos wound bleeding asleep inside obey belt rope scarf ligature thinking thoughts planning tonight want wanted stab wake forever camera cameras`.split(
    /\s+/,
  ),
);
/** Nor scars old ones where it has begun again. */
const BEGUN_AGAIN = new Set([
  ...OF_ACTS,
  ...'again more make makes started restarted relapsed open opened reopened reopening new fresh lately urge urges tempted'.split(
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
/** Nor a question for callers one where somebody is in danger now. */
const OF_CALLERS = new Set([
  ...IN_EARNEST,
  ...'now just currently unconscious breathing ambulance urgent quickly floor line i am seat'.split(
    ' ',
  ),
]);
/** Nor a leap onto the sofa one where somebody is hit or held, or water, traffic or hunger is told of. */
const OF_THROWS = new Set([
  ...[...OF_ONESELF].filter((norm) => !/^hurts?$|^after$/.test(norm)),
  ...`want not never down up drowned reservoir river canal he she him her his pockets stones clothes traffic cars road train van calories fainting
   head punish kicked choked beat meant stop`.split(/\s+/),
]);
/** Anywhere in what is written. */
const DROWNED = new Set('drown drowned drowning wanted meant tonight die dying goodbye'.split(' '));
const OF_OCCASIONS = new Set(OCCASION_IDIOMS);
/** Nor are medicines got rid of where they are to be taken. */
const OF_DISPOSALS = new Set(
  'throat tonight die dying kill decided tempted take taking swallow swallowing into end ending goodbye time'.split(
    ' ',
  ),
);
const DISPOSALS = new Set(DISPOSAL_IDIOMS);
const CALLERS = new Set(CALLER_IDIOMS);
const THROWS = new Set(THROW_IDIOMS);
const OF_THINGS = new Set(THING_IDIOMS);
const OF_PLAIN = new Set(PLAIN_IDIOMS);
const OF_SCARS = new Set(SCAR_IDIOMS);
const OF_EXCESS = new Set(EXCESS_IDIOMS);
const GUARDED = new Set([
  ...COMPLAINT_IDIOMS,
  ...OCCASION_IDIOMS,
  ...CALLER_IDIOMS,
  ...THROW_IDIOMS,
  ...DISPOSAL_IDIOMS,
  ...THING_IDIOMS,
  ...EXCESS_IDIOMS,
  ...PLAIN_IDIOMS,
  ...SCAR_IDIOMS,
]);

/** Beside which words an idiom is none. */
const graveFor = (idiom: string): ReadonlySet<string> => {
  if (OF_EXCESS.has(idiom)) return SWALLOWED;
  if (OF_PLAIN.has(idiom)) return OF_ACTS;
  if (OF_SCARS.has(idiom)) return BEGUN_AGAIN;
  if (OF_THINGS.has(idiom)) return OF_ONESELF;
  if (THROWS.has(idiom)) return OF_THROWS;
  if (DISPOSALS.has(idiom)) return OF_DISPOSALS;
  if (CALLERS.has(idiom)) return OF_CALLERS;
  return OF_OCCASIONS.has(idiom) ? IN_EARNEST : GRAVE;
};
const INDEX = indexPhrases(
  [...IDIOMS, ...COMPOUND_IDIOMS, ...ORDINARY_IDIOMS, ...BODY_IDIOMS, ...GUARDED].map((source) => ({
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
  const isDrowned = words.some(({ norm }) => DROWNED.has(norm));
  for (const { from, to, value } of findPhrases(words, INDEX)) {
    if (GUARDED.has(value) && !isPlain(words, from, to, besideOf(value), value.includes('...')))
      continue;
    if (THROWS.has(value) && isDrowned) continue;
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

/** "And I have them too", not "too many"; "and so am I". */
const isToo = (words: readonly Word[], at: number, graves: ReadonlySet<string>): boolean =>
  (graves === IN_EARNEST &&
    words[at]?.norm === 'too' &&
    words[at + 1]?.clause !== words[at]?.clause) ||
  (words[at]?.norm === 'so' && words[at + 1]?.norm === 'am');

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
