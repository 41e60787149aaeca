import type { UrgencyLevel } from '@yarrow/engine';
import { likelihoodWord, percentText } from '@yarrow/engine/words';

/** "chest pain" -> "Chest pain". Abbreviations stay as they are. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** "likely, 72%" */
export const likelihood = (probability: number): string =>
  `${likelihoodWord(probability)}, ${percentText(probability)}`;

export const HOW_SOON: Record<UrgencyLevel, string> = {
  emergency: 'get emergency help now',
  high: 'see a doctor within 24 hours',
  moderate: 'see a doctor in the next days, not necessarily today',
  low: 'you can look after this at home, as long as nothing gets worse',
};

/** A question behind the words that lead to it: "Next: do you have a fever?" */
export const inMidSentence = (question: string): string =>
  /^(?:Do|Does|Is|Are|Did|Have|Has|Can|Was|Were|Could)\b/u.test(question)
    ? question.charAt(0).toLowerCase() + question.slice(1)
    : question;
