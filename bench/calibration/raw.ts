import { collect, settle, type Knowledge } from '@yarrow/engine';
import { durationOf } from '../../packages/engine/src/facts.ts';
import { posterior, type Distribution } from '../../packages/engine/src/inference/posterior.ts';
import { priors, tempered, trustInPriors } from '../../packages/engine/src/inference/prior.ts';
import { symptomsTold } from '../../packages/engine/src/inference/symptoms-told.ts';
import { weigh } from '../../packages/engine/src/inference/weights.ts';
import { profiles, sexOf } from '../../packages/engine/src/person.ts';
import { half, load, toCase, type Half, type Vignette } from '../score/cases.ts';
import { isRight } from '../score/vignettes.ts';

/** A vignette as the inference judges it before any correction. */
export interface Raw {
  distribution: Distribution;
  told: number;
  /** Conditions that count as right; none where the knowledge base does not hold it. */
  right: number[];
}

export const rawOf = (knowledge: Knowledge, which: Half): Raw[] =>
  [
    ...half(load<Vignette>('vignettes'), which),
    ...half(load<Vignette>('own-vignettes'), which),
  ].map((vignette) => raw(knowledge, vignette));

function raw(knowledge: Knowledge, vignette: Vignette): Raw {
  const input = toCase(vignette);
  const collected = collect(input, knowledge);
  const evidence = settle(collected.observations, knowledge);
  const { measures } = collected.reading;
  const people = profiles(input.age ?? measures.age, sexOf(input));
  const told = symptomsTold(evidence, knowledge);
  return {
    told,
    distribution: posterior(
      tempered(priors(knowledge.inference, people), trustInPriors(told)),
      weigh(evidence, knowledge, durationOf(input.duration, measures.durationDays)),
    ),
    right: knowledge.model.conditions.flatMap((one, i) => (isRight(one, vignette) ? [i] : [])),
  };
}
