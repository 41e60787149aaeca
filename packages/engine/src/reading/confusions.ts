/*
 * Slips that are two letters or more away from the word, or that are another word: common confusions of people who
 * write of their health. None is a word of its own in such a text, so all are mended. No word of danger is made from
 * one that is not.
 */
const CONFUSED: Record<string, string> = {
  stomach: 'stomack stomache stomac stumach stomoch stumak',
  tummy: 'tumy tummie tummmy',
  ache: 'ake aik ayke',
  headache: 'hedache headake hedake headach hedayk headachs',
  head: 'hed',
  nauseous: 'nautious naucious nauseas nauseuos nauseus nausious nautios',
  nausea: 'nausia nauseau nausha nawsea',
  diarrhea:
    'diarea diarhea diarrea diarhoea diarrhea diareah diahrea diahrrea diahorrea diarohea diahorea diahoea dioreah diarria diorrhea diaria dihorrea',
  sore: 'soar sor',
  throat: 'throte thoat throut trhoat troath',
  cough: 'coff coughf cof caugh couph',
  coughing: 'coffing coughin caughing cofing',
  temperature:
    'tempreture temprature tempature temperture temprechure tempeture tempurature tempreture',
  itchy: 'ichy ichi itchey',
  itch: 'ich',
  itching: 'iching',
  swollen: 'swolen swollan swoolen swolling swolled',
  tongue: 'tonge toung tounge tung',
  bleeding: 'bleading bleedin',
  pus: 'puss',
  breathe: 'breeth breth breave',
  breathing: 'breatin brething breathin breething',
  breath: 'breth',
  vomiting: 'vomitting vommiting vomating vommitting',
  vomit: 'vommit',
  vomited: 'vomitted vommited',
  runny: 'runy runney',
  blurry: 'blury blurrey blurrie',
  vision: 'vison visoin vishun',
  yesterday: 'yestaday yesturday yestrday yesterdy ysterday',
  swallow: 'swalow swollow swallo',
  urine: 'urin urene',
  muscle: 'mussle muscel',
  muscles: 'mussles',
  shoulder: 'sholder shouder',
  chest: 'chesst cheast',
  fever: 'feaver feever fevar feber',
  constipated: 'constapated constepated',
  migraine: 'migrane migrain migrene',
  dizzy: 'dizy dizzie',
  tired: 'tierd tyred',
  exhausted: 'exausted exhuasted exosted',
  phlegm: 'flem phlem flegm phlegem phelgm flemm',
  wheezing: 'weezing wheesing weazing',
  wheeze: 'weeze',
  sneezing: 'sneazing sneesing',
  rash: 'rashe',
  anxious: 'anxous anxius angsious',
  ankle: 'ancle anckle ankel',
  ankles: 'ancles ankels',
  knee: 'nee',
  wrist: 'rist',
  stiff: 'stif',
  neck: 'nek',
  numb: 'num',
  period: 'perriod peroid',
  wee: 'weewee peepee',
  painful: 'painfull',
  hurts: 'herts hurtz',
  ear: 'eer',
  doctor: 'docter doc',
  stool: 'stul',
  brother: 'bruther',
  hoarse: 'hoars',
  coughed: 'coffed',
  sick: 'sik sickk',
  because: 'cos coz cuz becuase',
  and: 'n nd',
};

const BY_SLIP: ReadonlyMap<string, string> = new Map(
  Object.entries(CONFUSED).flatMap(([word, slips]) =>
    slips
      .split(' ')
      .filter((slip) => slip !== word)
      .map((slip) => [slip, word] as const),
  ),
);

/** The word that was meant, or the word itself. */
export const unconfused = (norm: string): string => BY_SLIP.get(norm) ?? norm;
