/** Yes, no or unknown (Kleene's strong logic): what is not known stays not known until something decides it. */
export type Truth = 'yes' | 'no' | 'unknown';

export const truth = (known: boolean): Truth => (known ? 'yes' : 'no');

export const not = (value: Truth): Truth =>
  value === 'unknown' ? 'unknown' : value === 'yes' ? 'no' : 'yes';

/** Yes where all are: the first "no" decides, and the rest is not judged. */
export function all<T>(items: readonly T[], judge: (item: T) => Truth): Truth {
  let result: Truth = 'yes';
  for (const item of items) {
    const one = judge(item);
    if (one === 'no') return one;
    if (one === 'unknown') result = one;
  }
  return result;
}

/** Yes where one is: the first "yes" decides. */
export const any = <T>(items: readonly T[], judge: (item: T) => Truth): Truth =>
  not(all(items, (item) => not(judge(item))));

/** At least `count` of the values are yes. */
export function atLeast(count: number, values: readonly Truth[]): Truth {
  const yes = values.filter((value) => value === 'yes').length;
  const possible = values.filter((value) => value !== 'no').length;
  return yes >= count ? 'yes' : possible < count ? 'no' : 'unknown';
}
