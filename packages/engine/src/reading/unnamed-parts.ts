import { stem } from './stem.ts';
import type { Token } from './token.ts';

/** Said of the parts that are not named. */
const UNNAMED = new Set(['down there', 'down below']);

const MEN = new Set(
  `man male bloke guy lad penis penile willy foreskin testicle testicles scrotum balls prostate erection erections ejaculate
   husband boyfriend dad father grandad grandpa grandfather son brother uncle`.split(/\s+/),
);
const WOMEN = new Set(
  `woman female girl lady vagina vaginal vulva period periods pregnant tampon breastfeeding menopause womb ovary she her wife
   girlfriend mum mom mother daughter sister`.split(/\s+/),
);

/** Of a man "down there" is the penis; of all others it is read as the knowledge has it. */
export function withUnnamedParts(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((_, i) => isUnnamed(tokens, i)) || !isOfAMan(tokens)) return tokens;
  return tokens.map((token, i) =>
    isUnnamed(tokens, i) ? { ...token, norm: 'penis', stem: stem('penis') } : token,
  );
}

const isUnnamed = (tokens: readonly Token[], at: number): boolean =>
  UNNAMED.has(`${tokens[at]?.norm ?? ''} ${tokens[at + 1]?.norm ?? ''}`);

/** A man or a part of his is spoken of, and no woman. */
const isOfAMan = (tokens: readonly Token[]): boolean =>
  tokens.some(({ norm }) => MEN.has(norm)) && !tokens.some(({ norm }) => WOMEN.has(norm));
