/** Yes, no or unknown (Kleene's strong logic): what is not known stays not known until something decides it. */
export type Truth = 'yes' | 'no' | 'unknown';

export const truth = (known: boolean): Truth => (known ? 'yes' : 'no');

export const not = (value: Truth): Truth =>
  value === 'unknown' ? 'unknown' : value === 'yes' ? 'no' : 'yes';

export const all = (values: readonly Truth[]): Truth =>
  values.includes('no') ? 'no' : values.includes('unknown') ? 'unknown' : 'yes';

export const any = (values: readonly Truth[]): Truth =>
  values.includes('yes') ? 'yes' : values.includes('unknown') ? 'unknown' : 'no';

/** At least `count` of the values are yes. */
export function atLeast(count: number, values: readonly Truth[]): Truth {
  const yes = values.filter((value) => value === 'yes').length;
  const possible = values.filter((value) => value !== 'no').length;
  return yes >= count ? 'yes' : possible < count ? 'no' : 'unknown';
}
