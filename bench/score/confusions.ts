import type { Knowledge } from '@yarrow/engine';
import { isRight, type Scored } from './vignettes.ts';

export interface Confusion {
  right: string;
  first: string;
  times: number;
}

const MOST = 20;

/** Which condition stood first in the place of which, most often first. Only for the cases of development. */
export function confusions(scored: readonly Scored[], knowledge: Knowledge): Confusion[] {
  const pairs = new Map<string, Confusion>();
  for (const { vignette, assessment, place, covered } of scored) {
    const first = assessment.analysis.primary_diagnosis;
    if (!covered || place === 1 || first === null) continue;
    const right = knowledge.model.conditions.find((one) => isRight(one, vignette))?.name ?? '';
    const pair = pairs.get(`${right}\n${first}`) ?? { right, first, times: 0 };
    pair.times += 1;
    pairs.set(`${right}\n${first}`, pair);
  }
  return [...pairs.values()]
    .toSorted((a, b) => b.times - a.times || (a.right < b.right ? -1 : 1))
    .slice(0, MOST);
}
