import { createLexicon } from '../reading/lexicon.ts';
import { readText, type Reading } from '../reading/read-text.ts';
import { createSpelling } from '../reading/spelling.ts';
import { SMALL_MODEL } from './small-model.ts';

const lexicon = createLexicon(
  SMALL_MODEL.findings,
  SMALL_MODEL.medicines,
  SMALL_MODEL.wordClasses,
  SMALL_MODEL.idioms,
);
const spelling = createSpelling(lexicon);
export const read = (text: string, localDate?: string): Reading =>
  readText(text, lexicon, spelling, localDate);

/** "cough", "-fever" for denied, "?chills" for uncertain, "cough@past" for what is not the patient's present. */
export const told = (text: string): string[] =>
  [
    ...new Set(
      read(text).mentions.map(({ id, negated, standing }) => {
        const mark = standing === 'uncertain' ? '?' : negated ? '-' : '';
        return standing === 'current' || standing === 'uncertain'
          ? mark + id
          : `${mark}${id}@${standing}`;
      }),
    ),
  ].toSorted();
