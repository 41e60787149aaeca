/**
 * Words that look like a form of another and mean something else; each is a word of its own. Tears are shed and a
 * tearing pain tears; one is stung by a wasp and a wound is stinging; pants are worn and the breathless are panting; a
 * boil is a lump and boiling is hot; the runs are no running; who is poorly is ill, not poor; who has spotted something has no spots.
 */
export const APART: ReadonlySet<string> = new Set(
  `tearing stung yellowing pants boiling monthly hardly lately shortly nearly early likely family only daily
   spotting fitting hives being really meaning wedding building ceiling pudding evening morning during
   bathing clothing clothes absent runs poorly made nape huge male quite cleared here hate hides drained crooked gripping heating
   spotted slowly flushing flushed clubbing clubbed rested`.split(/\s+/),
);

/** Forms of one word that is not the word they look like: "sores" are no soreness, "limping" is not "limp", "sobbing" is not "SOB", the "spine" does not "spin". */
const FORMS: Record<string, string> = {
  limping: 'limping limped limps',
  sobbing: 'sobbing sobbed',
  lasting: 'lasting lasted lasts',
  torn: 'tore torn',
  spine: 'spine spines',
  scare: 'scare scared scares',
  gripe: 'gripe gripes griping',
  sores: 'sores',
  node: 'node nodes',
  rate: 'rate rates',
  hope: 'hope hopes hoped hoping',
  care: 'care cares cared caring',
  note: 'note notes noted',
  plane: 'plane planes',
  slime: 'slime',
  site: 'site sites',
  tape: 'tape taped',
  star: 'star stars',
  stare: 'stare stares staring stared',
  stripe: 'stripe stripes striped',
  hiv: 'hiv',
  hives: 'hive',
  burnt: 'burnt burned',
  ballooned: 'ballooned ballooning',
  voices: 'voices',
  tickl: 'tickly',
  prickl: 'prickly',
  tingl: 'tingly',
  crackl: 'crackly',
};

export const FAMILIES: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMS).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem])),
);

/**
 * Forms that say less than the word: who has "burnt" a hand has a burn, a hand that is "burning" need not. A phrase with
 * the word holds them, a phrase with one of them does not hold the word.
 */
export const NARROWER: ReadonlyMap<string, readonly string[]> = new Map([['burn', ['burnt']]]);
