const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const NUMBER_WORDS = new Map<string, number>([
  ...SMALL.split(' ').map((word, value): [string, number] => [word, value]),
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['hundred', 100],
]);
const [ZERO, NINE] = [48, 57];
const DIGITS = /^(\d{1,6})(?:x|th|st|nd|rd|hrs?|mins?|k)?$/;

/** More of anything than a person takes by the leaflet. */
const MANY = 8;

/** The value of a number; null for any other word, and for one with a unit of weight: 500mg is no count of tablets. */
export function numberOf(norm: string): number | null {
  const first = norm.charCodeAt(0);
  const digits = first >= ZERO && first <= NINE ? DIGITS.exec(norm)?.[1] : undefined;
  return digits === undefined ? (NUMBER_WORDS.get(norm) ?? null) : Number(digits);
}

const NO_SIGNS: readonly string[] = [];

/** The signs of the notation that a number fits: any, many, a year. */
export function numberSigns(norm: string): readonly string[] {
  const value = numberOf(norm);
  if (value === null) return NO_SIGNS;
  return [
    '#',
    ...(value >= MANY ? ['##'] : []),
    ...(value >= 1940 && value < 2100 ? ['####'] : []),
  ];
}
