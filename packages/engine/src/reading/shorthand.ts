/*
 * What is written short by those who write much about patients, in full. Only what means nothing else to anybody.
 */
const FULL = new Map<string, string>(
  Object.entries({
    'n/v/d': 'nausea and vomiting and diarrhea',
    'n/v': 'nausea and vomiting',
    'n&v': 'nausea and vomiting',
    'd/v': 'diarrhea and vomiting',
    'd&v': 'diarrhea and vomiting',
    'v/d': 'vomiting and diarrhea',
    'v&d': 'vomiting and diarrhea',
    nvd: 'nausea and vomiting and diarrhea',
    'f/c/s': 'fever and chills and sweats',
    'f/c': 'fever and chills',
    'c/o': 'complains of',
    'h/o': 'history of',
    's/p': 'after',
    'r/o': 'ruled out',
    'w/o': 'without',
    'w/': 'with',
    'b/c': 'because',
    'b/l': 'both',
    '-ve': 'negative',
    '+ve': 'positive',
    '(-)': 'no',
    '(+)': 'positive',
    'd/c': 'discharge',
    vag: 'vaginal',
    wt: 'weight',
    nite: 'night',
    wk: 'week',
    wks: 'weeks',
    hrs: 'hours',
    mins: 'minutes',
    yrs: 'years',
    cp: 'chest pain',
    lbp: 'lower back pain',
    loc: 'loss of consciousness',
    hx: 'history',
    pmh: 'history',
    abdo: 'abdominal',
    resp: 'respiratory',
    urti: 'cold',
    gonna: 'going to',
    gotta: 'got to',
    wanna: 'want to',
  }),
);

const literally = (short: string): string => short.replace(/[()+]/g, String.raw`\$&`);

/** Those with a stroke, a sign or an "and" inside, which would else come apart; the longest first. */
export const SHORTHAND = [...FULL.keys()]
  .filter((short) => /[^a-z]/.test(short))
  .toSorted((a, b) => b.length - a.length)
  .map(
    (short) =>
      `(?<![\\p{L}\\d/])${literally(short)}${short.endsWith('/') ? '(?=\\s)' : '(?![\\p{L}\\d/])'}`,
  )
  .join('|');

/** The words that a word stands for: itself, unless it is written short. */
export const expanded = (norm: string): readonly string[] => SPLIT.get(norm) ?? [norm];

const SPLIT = new Map([...FULL].map(([short, full]) => [short, full.split(' ')] as const));
