const DIGITS = 12;

/** Rounds every number in a value that is not whole to 12 significant digits, so that two machines agree to the letter. */
export function roundAll<T>(value: T): T {
  if (typeof value === 'number')
    return Number.isInteger(value) ? value : (Number(value.toPrecision(DIGITS)) as T);
  if (Array.isArray(value)) return value.map(roundAll) as T;
  if (value === null || typeof value !== 'object') return value;
  const rounded = { ...value };
  for (const key in rounded) rounded[key] = roundAll(rounded[key]);
  return rounded;
}
