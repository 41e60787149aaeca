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
}

function scores(view: View, { trust, temper, leak, spoken }: Terms): number[] {
  return view.priors.map((prior, condition) => {
    if (prior <= 0) return -Infinity;
    let score = trust * Math.log(prior) + (view.duration[condition] ?? 0);
    for (const { present, background, listed } of view.told) {
      const stated = listed[condition];
      if (stated === undefined) continue;
      const b = clamp(background);
      const p = clamp(1 - (1 - clamp(stated)) * (1 - leak * b));
      score += temper * Math.log(present ? p / b : (1 - p) / (1 - b));
    }
    for (const { probability, background } of view.unmentioned[condition] ?? [])
      score += Math.log(1 - spoken * probability) - Math.log(1 - spoken * background);
    return score;
  });
}

const PLAIN: Terms = { trust: 1, temper: 1, leak: 0, spoken: 0 };
const reached = (symptoms: number, all: number): number =>
  Math.max(0, Math.min(all - 1, symptoms - 1)) / (all - 1);

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
    name: 'prior trusted less with every symptom, silence of hallmarks',
    grid: grid({ least: [0.3, 0.4, 0.5, 0.6], step: [0.05, 0.1, 0.15], spoken: [0, 0.2, 0.4] }),
    score: (view, { least = 1, step = 0, spoken = 0 }) =>
      scores(view, {
        ...PLAIN,
        trust: Math.max(least, 1 - step * Math.max(0, view.symptoms - 1)),
        spoken: spoken * reached(view.symptoms, 4),
      }),
  },
];
