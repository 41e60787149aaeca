/** "chest pain" -> "Chest pain". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** "21 November 2026". */
export const dayText = (date: Date): string =>
  date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** "21 November 2026, 08:30 UTC". */
export const timeText = (date: Date): string =>
  `${dayText(date)}, ${date.toISOString().slice(11, 16)} UTC`;
