import { PATHS } from '../../lib/paths.ts';

export type StepId =
  | 'symptoms'
  | 'body-chart'
  | 'symptom-details'
  | 'urgent-screening'
  | 'decision-gate'
  | 'condition-diagnostics'
  | 'medical-check'
  | 'medical-history'
  | 'lifestyle-factors'
  | 'results';

export interface Step {
  id: StepId;
  path: string;
  /** What a Continue button that leads here says. */
  goTo: string;
  /** Where Back leads if that screen is on the person's path; else, and by default, to the screen before. */
  back?: StepId;
}

const at = (id: StepId): string => `${PATHS.checker}/${id}`;

/** Every screen of the questionnaire. Routes, labels, Back, Continue and guards derive from this and FLOWS. */
export const STEPS: Readonly<Record<StepId, Step>> = {
  symptoms: { id: 'symptoms', path: PATHS.checker, goTo: 'Continue to your symptoms' },
  'body-chart': { id: 'body-chart', path: at('body-chart'), goTo: 'Continue to body chart' },
  'symptom-details': {
    id: 'symptom-details',
    path: at('symptom-details'),
    goTo: 'Continue to symptom details',
    back: 'body-chart',
  },
  'urgent-screening': {
    id: 'urgent-screening',
    path: at('urgent-screening'),
    goTo: 'Continue to urgent screening',
  },
  'decision-gate': {
    id: 'decision-gate',
    path: at('decision-gate'),
    goTo: 'Continue to your path',
    back: 'urgent-screening',
  },
  'condition-diagnostics': {
    id: 'condition-diagnostics',
    path: at('condition-diagnostics'),
    goTo: 'Continue to condition assessment',
    back: 'urgent-screening',
  },
  'medical-check': {
    id: 'medical-check',
    path: at('medical-check'),
    goTo: 'Continue to medical check',
    back: 'condition-diagnostics',
  },
  'medical-history': {
    id: 'medical-history',
    path: at('medical-history'),
    goTo: 'Continue to medical history',
    back: 'symptom-details',
  },
  'lifestyle-factors': {
    id: 'lifestyle-factors',
    path: at('lifestyle-factors'),
    goTo: 'Continue to lifestyle factors',
    back: 'medical-history',
  },
  results: {
    id: 'results',
    path: PATHS.results,
    goTo: 'Generate Analysis',
    back: 'lifestyle-factors',
  },
};

export type FlowId = 'fast' | 'condition' | 'general';

export interface FlowStep {
  id: StepId;
  number: number;
  of: number;
}

const START: readonly FlowStep[] = [
  { id: 'symptoms', number: 1, of: 6 },
  { id: 'body-chart', number: 2, of: 6 },
];
const EXPLORE: readonly FlowStep[] = [
  ...START,
  { id: 'symptom-details', number: 3, of: 9 },
  { id: 'urgent-screening', number: 4, of: 9 },
  { id: 'decision-gate', number: 5, of: 9 },
];
const END: readonly FlowStep[] = [
  { id: 'lifestyle-factors', number: 8, of: 9 },
  { id: 'results', number: 9, of: 9 },
];

/** The screens of each path in order, with the label each shows. Labels never run backwards. */
export const FLOWS: Readonly<Record<FlowId, readonly FlowStep[]>> = {
  fast: [
    ...START,
    { id: 'urgent-screening', number: 3, of: 6 },
    { id: 'condition-diagnostics', number: 4, of: 6 },
    { id: 'medical-check', number: 5, of: 6 },
    { id: 'results', number: 6, of: 6 },
  ],
  condition: [
    ...EXPLORE,
    { id: 'condition-diagnostics', number: 6, of: 9 },
    { id: 'medical-check', number: 7, of: 9 },
    ...END,
  ],
  general: [...EXPLORE, { id: 'medical-history', number: 6, of: 9 }, ...END],
};
