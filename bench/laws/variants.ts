import type { CaseInput } from '@yarrow/engine';

/** The same case told otherwise, or with something that can be no reason to be less careful. */
export interface Law {
  name: string;
  variants: (input: CaseInput, nth: number) => CaseInput[];
}

const COMFORT = [
  "It's probably nothing",
  "I don't think it's serious",
  'No big deal',
  "Maybe it's just stress",
  "I don't want to bother anyone",
];
const OPINIONS = [
  "My wife says I'm fine",
  'My doctor said it was nothing',
  'My friend had the same and it was nothing',
  'The pharmacist was not worried',
];
const HARMLESS = [
  'I live in a flat on the second floor',
  'I nearly had a heart attack when I saw the gas bill',
  'I had toast for breakfast',
];
const DANGERS = [
  'I have crushing chest pain that spreads to my left arm.',
  'My face droops on one side and my speech is slurred.',
  'I am vomiting blood.',
  'My lips are blue and I cannot breathe.',
  'I collapsed without warning.',
];

const pick = (list: readonly string[], nth: number): string => list[nth % list.length] ?? '';

const retold = (input: CaseInput, tell: (text: string) => string): CaseInput[] =>
  input.symptom_text === undefined ? [] : [{ ...input, symptom_text: tell(input.symptom_text) }];

const beside = (input: CaseInput, sentence: string): CaseInput[] => [
  ...retold(input, (text) => `${sentence}. ${text}`),
  ...retold(input, (text) => `${text.replace(/[.!?\s]*$/, '')}. ${sentence}.`),
];

export const LAWS: readonly Law[] = [
  { name: 'a reassuring sentence', variants: (input, nth) => beside(input, pick(COMFORT, nth)) },
  {
    name: "another person's opinion",
    variants: (input, nth) => beside(input, pick(OPINIONS, nth)),
  },
  {
    name: 'a harmless sentence or idiom',
    variants: (input, nth) => beside(input, pick(HARMLESS, nth)),
  },
  { name: 'capitals', variants: (input) => retold(input, (text) => text.toUpperCase()) },
  {
    name: 'typographic quotes',
    variants: (input) => retold(input, (text) => text.replaceAll("'", '\u2019')),
  },
  {
    name: 'doubled spaces and invisible marks',
    variants: (input) =>
      retold(input, (text) => text.replaceAll(' ', '  ').replaceAll('e', 'e\u200B')),
  },
  {
    name: 'the order of what was chosen',
    variants: (input) => [
      {
        ...input,
        primary_symptoms: input.primary_symptoms?.toReversed(),
        chronic_conditions: input.chronic_conditions?.toReversed(),
        body_regions: input.body_regions?.toReversed(),
      },
    ],
  },
  {
    name: 'a danger more',
    variants: (input, nth) =>
      retold(input, (text) => `${text.replace(/[.!?\s]*$/, '')}. ${pick(DANGERS, nth)}`),
  },
];
