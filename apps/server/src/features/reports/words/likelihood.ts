/** From this probability upwards the word holds; the results page says the same words. */
const WORDS = [
  { from: 0.8, word: 'very likely' },
  { from: 0.5, word: 'likely' },
  { from: 0.15, word: 'possible' },
  { from: 0, word: 'less likely' },
] as const;

export const likelihoodWord = (probability: number): string =>
  WORDS.find(({ from }) => probability >= from)?.word ?? 'less likely';

/** A rounded percent that never claims to be certain. */
export function percentText(probability: number): string {
  if (probability < 0.01) return 'under 1%';
  if (probability > 0.99) return 'over 99%';
  return `${Math.round(probability * 100)}%`;
}
