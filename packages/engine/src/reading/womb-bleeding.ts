import { REMEMBERED } from './earlier-topics.ts';
import { stem } from './stem.ts';
import type { Token } from './token.ts';

const BLEEDING = new Set(['bleeding', 'bleed', 'bleeds', 'bled']);
const OF_WOMEN = new Set(
  'period periods pregnant pregnancy weeks menopause menopausal postmenopausal hrt pill coil smear miscarriage'.split(
    ' ',
  ),
);
/** "Nine weeks gone" is of a pregnancy; other weeks are not. */
const GONE = new Set(['gone', 'along', 'pregnant']);
const PART = 'vagina';

/** The part that "no bleeding" is of where periods or a pregnancy were spoken of and nothing else that bleeds was. */
export function wombBleeding(tokens: readonly Token[], at: number): Token | null {
  const token = tokens[at];
  if (!token || !BLEEDING.has(token.norm)) return null;
  for (let i = at - 1; i >= Math.max(0, at - REMEMBERED); i -= 1) {
    const norm = tokens[i]?.norm ?? '';
    if (!OF_WOMEN.has(norm) || (norm === 'weeks' && !GONE.has(tokens[i + 1]?.norm ?? ''))) continue;
    return { ...token, norm: PART, stem: stem(PART), role: 'site' };
  }
  return null;
}
