import { APART, FAMILIES } from './look-alikes.ts';

/** Forms that no rule reaches. */
const IRREGULAR = new Map(
  Object.entries({
    threw: 'throw',
    thrown: 'throw',
    feet: 'foot',
    teeth: 'tooth',
    ate: 'eat',
    eaten: 'eat',
    felt: 'feel',
    bled: 'bleed',
    blood: 'blood',
    bleed: 'bleed',
    swollen: 'swell',
    broke: 'break',
    broken: 'break',
    bite: 'bite',
    bites: 'bite',
    biting: 'bite',
    bitten: 'bite',
    winded: 'winded',
    began: 'begin',
    begun: 'begin',
    fell: 'fall',
    fallen: 'fall',
    lost: 'los',
    losing: 'los',
    slept: 'sleep',
    shook: 'shak',
    worse: 'worse',
    children: 'child',
    this: 'this',
    his: 'his',
    has: 'has',
    was: 'was',
    is: 'is',
    us: 'us',
    pus: 'pus',
    gas: 'gas',
    dying: 'die',
    died: 'die',
    dies: 'die',
    tied: 'tie',
    wee: 'wee',
    weeing: 'wee',
    pee: 'pee',
    peeing: 'pee',
    peed: 'pee',
    knee: 'knee',
    diarrhoea: 'diarrhea',
    diarrhoeal: 'diarrhea',
    always: 'always',
    perhaps: 'perhaps',
    need: 'need',
    nothing: 'nothing',
    anything: 'anything',
    something: 'something',
    everything: 'everything',
    thing: 'thing',
    bring: 'bring',
    string: 'string',
    spring: 'spring',
    ring: 'ring',
    wing: 'wing',
    sting: 'sting',
    red: 'red',
    bed: 'bed',
    shed: 'shed',
    woke: 'wak',
    woken: 'wak',
    drank: 'drink',
    drunk: 'drunk',
    bought: 'buy',
    hurting: 'hurt',
    fainted: 'faint',
    shaken: 'shak',
    spat: 'spit',
    swelled: 'swell',
    kept: 'keep',
    caught: 'catch',
    brought: 'bring',
    ran: 'run',
    went: 'go',
    gone: 'gone',
  }),
);

/** Written forms with the stem they have, for spelling. */
export const irregularForms = (): Iterable<[string, string]> => IRREGULAR.entries();

const VOWEL = /[aeiouy]/;

/**
 * Removes English inflection: plurals, -ing, -ed, -ly, a final e. The same is done to the lexicon, so the result
 * need not be a word, only the same for all forms of one.
 */
export function stem(word: string): string {
  const known = IRREGULAR.get(word) ?? FAMILIES.get(word);
  if (known !== undefined) return known;
  if (APART.has(word)) return word;
  let base = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (base.length < 4) return base;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(ss|sh|ch|x|z)es$/.test(base)) base = base.slice(0, -2);
  else if (/[^sui]s$/.test(base)) base = base.slice(0, -1);
  if (base.endsWith('ing') && base.length > 5 && VOWEL.test(base.slice(0, -3))) {
    base = undouble(base.slice(0, -3));
  } else if (base.endsWith('ied') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (base.endsWith('ed') && base.length > 4 && VOWEL.test(base.slice(0, -2))) {
    base = undouble(base.slice(0, -2));
  }
  // "Wobbly" goes with "wobble", "slowly" with "slow".
  if (/([bdgptz])\1ly$/.test(base)) base = base.slice(0, -1);
  else if (base.endsWith('ly') && base.length > 5) base = base.slice(0, -2);
  return base.length > 3 && base.endsWith('e') && !base.endsWith('ee') ? base.slice(0, -1) : base;
}

const undouble = (base: string): string =>
  /([bdfgmnprt])\1$/.test(base) && base.length > 3 ? base.slice(0, -1) : base;
