import type { Told } from './agree.ts';
import { isTelling } from './common-words.ts';
import type { Match } from './match-phrases.ts';
import type { Token } from './token.ts';

/** A word as it counts for the person's present. */
export interface SpokenWord {
  /** As compared; empty where it is denied, of another time or person, or part of an idiom. */
  norm: string;
  stem: string;
  /** It carries meaning: neither a small word nor one of telling. */
  isContent: boolean;
  sentence: number;
  clause: number;
  /** The findings whose phrase begins here. */
  findings: string[];
}

/** `denied` are the tokens that are denied and became no finding. */
export function spokenWords(
  tokens: readonly Token[],
  matches: readonly Match[],
  told: readonly Told[],
  denied: ReadonlySet<number>,
): SpokenWord[] {
  const present = told.filter(isOfNow);
  const telling = new Set(present.map(({ match }) => match));
  const silent = new Set(denied);
  for (const match of [...matches, ...told.map((one) => one.match)])
    if (!telling.has(match)) for (const at of match.tokens) silent.add(at);
  const begun = new Map<number, string[]>();
  for (const { match, said } of present) {
    const [first = 0] = match.tokens;
    for (const at of match.tokens) silent.delete(at);
    if (said.kind === 'finding') begun.set(first, [...(begun.get(first) ?? []), said.id]);
  }
  return tokens.map(({ norm, stem, sentence, clause }, at) => ({
    norm: silent.has(at) ? '' : norm,
    stem,
    isContent: !silent.has(at) && !isTelling(norm),
    sentence,
    clause,
    findings: begun.get(at) ?? [],
  }));
}

const isOfNow = ({ said }: Told): boolean =>
  !said.negated && (said.standing === 'current' || said.standing === 'uncertain');
