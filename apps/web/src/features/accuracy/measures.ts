import figures from './figures.json';

/** One figure of the last run of `npm run bench:accuracy`, which writes figures.json. */
export interface Measure {
  id: string;
  hits: number;
  of: number;
  /** Ends of the 95% interval. */
  low: number;
  high: number;
}

export interface Topic {
  title: string;
  about: string;
  measures: readonly { id: string; label: string }[];
}

/** What a person would ask of it, in their words. */
export const TOPICS: readonly Topic[] = [
  {
    title: 'Does it find the cause?',
    about:
      'Written cases whose illness is known. New ones were made by language models that had not seen Yarrow; published ones are known from studies and told anew.',
    measures: [
      { id: 'own-first', label: 'First in the list, new cases' },
      { id: 'own-three', label: 'Among the first three, new cases' },
      { id: 'published-first', label: 'First in the list, published cases' },
      { id: 'published-three', label: 'Among the first three, published cases' },
    ],
  },
  {
    title: 'Does it say rightly how soon?',
    about: 'Self-care, a doctor, or emergency help: compared with what each case calls for.',
    measures: [
      { id: 'own-urgency', label: 'Right, new cases' },
      { id: 'own-emergency', label: 'Emergencies recognised, new cases' },
      { id: 'own-too-high', label: 'More urgent than needed, new cases' },
      { id: 'published-urgency', label: 'Right, published cases' },
      { id: 'published-emergency', label: 'Emergencies recognised, published cases' },
      { id: 'published-too-high', label: 'More urgent than needed, published cases' },
    ],
  },
  {
    title: 'Does it hear danger in a single message?',
    about: 'Short messages in everyday words, many of them harmless.',
    measures: [
      { id: 'messages-emergency', label: 'Medical emergencies recognised' },
      { id: 'messages-false-alarm', label: 'Harmless messages called an emergency' },
      { id: 'crisis', label: 'Grave mental-health crises recognised' },
      { id: 'crisis-false-alarm', label: 'Harmless messages taken for a crisis' },
    ],
  },
];

export const FIGURES: {
  engine: string;
  knowledge: string;
  conditions: number;
  measures: readonly Measure[];
  calibration: readonly { of: number; stated: number; right: number }[];
} = figures;

export function measureOf(id: string): Measure {
  const found = FIGURES.measures.find((one) => one.id === id);
  if (!found) throw new Error(`figures.json has no measure "${id}"`);
  return found;
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** "76% (69% to 83%), 107 of 140" */
export const inWords = ({ hits, of, low, high }: Measure): string =>
  `${percent(hits / of)} (${percent(low)} to ${percent(high)}), ${hits} of ${of}`;
