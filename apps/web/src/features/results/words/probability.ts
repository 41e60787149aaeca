import { likelihoodWord, percentText } from '@yarrow/engine/words';

/** "likely · 72%": words and numbers, as every probability of the page is said. */
export const likelihoodText = (probability: number): string =>
  `${likelihoodWord(probability)} · ${percentText(probability)}`;

/** "About 7 in 10 people", which most of us judge better than a percent. Begins a sentence, takes a plural verb. */
export function frequencyText(probability: number): string {
  const inTen = Math.round(probability * 10);
  if (inTen >= 10) return 'Almost all people';
  if (inTen >= 1) return `About ${inTen} in 10 people`;
  const inHundred = Math.round(probability * 100);
  return inHundred >= 1 ? `About ${inHundred} in 100 people` : 'Fewer than 1 in 100 people';
}

/** What is left when the shown causes and "not in our list" are counted: the causes not worth a row each. */
export const leftOver = (shown: readonly number[], other: number): number =>
  Math.max(0, 1 - other - shown.reduce((sum, one) => sum + one, 0));
