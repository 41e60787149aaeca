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
