/** "0800 111 0 111" -> "tel:08001110111". */
export const dialLink = (number: string): string => `tel:${number.replace(/[^\d+*#]/g, '')}`;

/** "HOME to 741741" opens a message to that number with the word in it; "988" opens an empty one. */
export function textLink(text: string): string {
  const [, word, number] = /^(?:(\S+) to )?([\d ]+)$/i.exec(text.trim()) ?? [];
  if (!number) return '';
  const to = number.replaceAll(' ', '');
  return word ? `sms:${to}?&body=${encodeURIComponent(word)}` : `sms:${to}`;
}
