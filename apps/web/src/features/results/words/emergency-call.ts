import type { AnalysisResponse } from '@yarrow/contract';
import { emergencyNumberIn } from '../../../lib/emergency-number.ts';

const CALL = /\b[Cc]all (\d(?:[\d ]{0,4}\d)?)\b/;

/**
 * The number to dial. The knowledge has written its country's into the advice; where no advice has one, the browser's
 * region decides, and 112 where that is not known.
 */
export function emergencyCallNumber(
  { recommendations, red_flags }: Pick<AnalysisResponse, 'recommendations' | 'red_flags'>,
  region: string | undefined,
): string {
  for (const text of [...recommendations, ...red_flags]) {
    const number = CALL.exec(text)?.[1];
    if (number) return number;
  }
  return emergencyNumberIn(region);
}

/** "0800 111 0 111" -> "tel:08001110111". */
export const dialLink = (number: string): string => `tel:${number.replace(/[^\d+*#]/g, '')}`;

/** "HOME to 741741" opens a message to that number with the word in it; "988" opens an empty one. */
export function textLink(text: string): string {
  const [, word, number] = /^(?:(\S+) to )?([\d ]+)$/i.exec(text.trim()) ?? [];
  if (!number) return '';
  const to = number.replaceAll(' ', '');
  return word ? `sms:${to}?&body=${encodeURIComponent(word)}` : `sms:${to}`;
}
