import type { View } from './view.ts';

type Parameters = Readonly<Record<string, number>>;

/** Scores are logs, up to a constant. The grid is what cross-validation may choose from. */
export interface Model {
  name: string;
  grid: Parameters[];
  score: (view: View, parameters: Parameters) => number[];
}

const SURE = 0.997;
const clamp = (p: number): number => Math.min(SURE, Math.max(1 - SURE, p));

/** Every choice of one value for each name. */
const grid = (values: Readonly<Record<string, readonly number[]>>): Parameters[] =>
  Object.entries(values).reduce<Parameters[]>(
    (all, [name, options]) =>
      all.flatMap((one) => options.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

interface Terms {
  trust: number;
  temper: number;
  leak: number;
  /** Share of symptoms that are told unasked. */
  spoken: number;
  /** Nats against a condition for each symptom it does not list, and for a single one. */
  alien: number;
  alone: number;
}

function scores(view: View, { trust, temper, leak, spoken, alien, alone }: Terms): number[] {
  return view.priors.map((prior, condition) => {
    if (prior <= 0) return -Infinity;
    let score = trust * Math.log(prior) + (view.duration[condition] ?? 0);
    for (const { present, symptom, background, listed } of view.told) {
      const stated = listed[condition];
      if (stated === undefined) {
        if (present && symptom) score -= alien + alone / Math.max(1, view.symptoms) ** 2;
        continue;
      }
      const b = clamp(background);
      const p = clamp(1 - (1 - clamp(stated)) * (1 - leak * b));
      score += temper * Math.log(present ? p / b : (1 - p) / (1 - b));
    }
    for (const { probability, background } of view.unmentioned[condition] ?? [])
      score += Math.log(1 - spoken * probability) - Math.log(1 - spoken * background);
    return score;
  });
}

const PLAIN: Terms = { trust: 1, temper: 1, leak: 0, spoken: 0, alien: 0, alone: 0 };
const reached = (symptoms: number, all: number): number =>
  Math.max(0, Math.min(all - 1, symptoms - 1)) / (all - 1);

const trust = ({ symptoms }: View, least: number, step: number): number =>
  Math.max(least, 1 - step * Math.max(0, symptoms - 1));

export const MODELS: Model[] = [
  { name: 'naive Bayes', grid: [{}], score: (view) => scores(view, PLAIN) },
  {
    name: 'one temper on all answers',
    grid: grid({ temper: [0.5, 0.6, 0.7, 0.8, 0.9, 1] }),
    score: (view, { temper = 1 }) => scores(view, { ...PLAIN, temper }),
  },
  {
    name: 'noisy-OR with leak',
    grid: grid({ leak: [0.1, 0.3, 1] }),
    score: (view, { leak = 0 }) => scores(view, { ...PLAIN, leak }),
  },
  {
    name: 'prior trusted less with every symptom',
    grid: grid({ least: [0.3, 0.4, 0.5, 0.6], step: [0.05, 0.1, 0.15] }),
    score: (view, { least = 1, step = 0 }) =>
      scores(view, { ...PLAIN, trust: trust(view, least, step) }),
  },
  {
    name: 'and silence of hallmarks, and symptoms that are not listed',
    grid: grid({
      least: [0.4, 0.5, 0.6],
      step: [0.1],
      spoken: [0, 0.2, 0.4],
      alien: [0, 0.3, 0.6],
      alone: [0, 2.5],
    }),
    score: (view, { least = 1, step = 0, spoken = 0, alien = 0, alone = 0 }) =>
      scores(view, {
        ...PLAIN,
        trust: trust(view, least, step),
        spoken: spoken * reached(view.symptoms, 4),
        alien,
        alone,
      }),
  },
];
