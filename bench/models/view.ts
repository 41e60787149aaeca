import { collect, settle, type Knowledge } from '@yarrow/engine';
import { durationWeight } from '../../packages/engine/src/inference/duration.ts';
import { durationOf } from '../../packages/engine/src/facts.ts';
import { priors } from '../../packages/engine/src/inference/prior.ts';
import { profiles, sexOf } from '../../packages/engine/src/person.ts';
import { load, toCase, type Vignette } from '../score/cases.ts';
import { isRight } from '../score/vignettes.ts';

/** One vignette as every model sees it. Arrays are by condition; a prior of 0 is impossible in this person. */
export interface View {
  priors: number[];
  duration: number[];
  /** What was told, with its background and, by condition, its frequency or undefined where it is not listed. */
  told: {
    present: boolean;
    symptom: boolean;
    background: number;
    listed: (number | undefined)[];
  }[];
  /** By condition: symptoms that it usually shows and nobody mentioned. */
  unmentioned: { probability: number; background: number }[][];
  /** Symptoms told as present. */
  symptoms: number;
  right: boolean[];
}

const HALLMARK = 0.5;

/** Those whose condition is known. */
export function views(knowledge: Knowledge): View[] {
  return load<Vignette>('vignettes')
    .map((vignette) => view(knowledge, vignette))
    .filter(({ right }) => right.some(Boolean));
}

function view(knowledge: Knowledge, vignette: Vignette): View {
  const { model, frequencies, parent, inference } = knowledge;
  const input = toCase(vignette);
  const collected = collect(input, knowledge);
  const evidence = settle(collected.observations, knowledge);
  const { measures } = collected.reading;
  const range = durationOf(input.duration, measures.durationDays);
  const lasting = range && durationWeight(range);
  const { rates, other } = priors(
    inference.priors,
    profiles(input.age ?? measures.age, sexOf(input)),
  );
  const total = rates.reduce((sum, rate) => sum + rate, other);
  const background = (finding: number): number => model.findings[finding]?.background ?? 0.5;
  const told = evidence.counted.map((finding) => ({
    present: evidence.known.get(finding) === 'present',
    background: background(finding),
    listed: frequencies.map((listed) => listed.get(finding)),
    symptom: inference.isSymptom[finding] ?? false,
  }));
  const silent = (finding: number, probability: number): boolean =>
    probability >= HALLMARK &&
    (parent[finding] ?? -1) < 0 &&
    !evidence.known.has(finding) &&
    inference.isSymptom[finding] === true;
  return {
    priors: Array.from(rates, (rate) => rate / total),
    duration: inference.durations.map((usual) => lasting?.(usual) ?? 0),
    told,
    unmentioned: frequencies.map((listed) =>
      [...listed].flatMap(([finding, probability]) =>
        silent(finding, probability) ? [{ probability, background: background(finding) }] : [],
      ),
    ),
    symptoms: told.filter(({ present, symptom }) => present && symptom).length,
    right: model.conditions.map((one) => isRight(one, vignette)),
  };
}
