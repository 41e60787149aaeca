import { MOST_QUESTIONS } from '../interview/simulate.ts';
import type { Confusion } from '../score/confusions.ts';
import type { Grouping } from '../score/groups.ts';
import type { Change } from './compare.ts';
import type { Figures } from './figures.ts';
import { changeTable, confusionTable, curveTable, groupingTable, sectionTable } from './tables.ts';

export interface Report {
  figures: Figures;
  groupings: Grouping[];
  confusions: Confusion[];
  /** Null where there is no run to compare with. */
  changed: Change[] | null;
}

/** docs/accuracy.md. */
export function page({ figures, groupings, confusions, changed }: Report): string {
  const { engine, knowledge, conditions, sections, curves } = figures;
  return `# Accuracy

Made by \`npm run bench:accuracy\` with engine ${engine} and knowledge ${knowledge} (${conditions}
conditions). These are the cases kept apart: those with an odd number, and of our own vignettes whole batches,
never used to develop on.

Read them with care. The cases are written, not patients; the published ones are restated by us, our own were written by
language models that (but for half of the texts) had not seen the product; a full text given at once is easier than an interview; the sets are small and
the intervals wide; the urgency of the Avey and of our own cases is one non-clinician's reading (Semigran's is published). The
rows "all cases" count a condition that the knowledge base does not hold as missed. The calibration error is that of written
cases, which are rarer illnesses than those people have.

${sections.map(sectionTable).join('\n\n')}

## By source, age and urgency

${groupings.map(groupingTable).join('\n\n')}

## Calibration

![How often the first condition was right, against the share stated for it](calibration.svg)

The shares are those that are told: the inferred ones, moved by the words that were chosen
([decision 11](decisions/0011-two-layers-learnt-from-accounts.md)) and laid out by how clear a picture of several symptoms is
([decision 10](decisions/0010-what-is-asked-and-how-sure.md)).

## Interviews

![How near a simulated interview comes to the whole text](interview.svg)

A simulated person gives age, sex and the first sentence in which a complaint is understood, and then answers the engine's own
questions from what the rest of the vignette says, and "I don't know" where it says nothing; up to ${MOST_QUESTIONS} questions. Shares are of
what the same cases reach when the whole text is read at once.

${curveTable(curves)}

${curves
  .map(
    ({ together, medianQuestions, answered, asked }) =>
      `${together === 1 ? 'One finding at a time' : `A list of ${together} at a time`}: ${medianQuestions} questions at the median, of which the vignettes answer ${Math.round((100 * answered) / Math.max(1, asked))}%.`,
  )
  .join(' ')}

What limits the interview of single questions is mostly silence: a vignette tells three or four further symptoms, and to most of what
anybody might ask it has no answer, where a patient would have one. A list of several findings, of which those that apply are marked,
is what the results page offers ("Answer 6 questions at once"); the chat puts one at a time.

## One complaint, nothing else

What published tables found behind a complaint, beside what the engine expects of it: [distributions.md](distributions.md).

## What is taken for what

Pairs of the cases of development, most often first.

${confusionTable(confusions)}

## Since the last committed run

${changed === null ? 'No earlier figures to compare with.' : changed.length === 0 ? 'Nothing moved.' : `${changeTable(changed)}\n\nIn bold what lies outside the earlier 95% interval; the rest may be chance.`}

## Published figures, for orientation

| measure | published |
|---|---|
| top 1 / 3 / 5, Avey 400 vignettes | MedAsk 68.0 / 85.0 / 90.6 (language model); GPT-4o 61.0 / 83.8 / 87.7; Ubie top 5 63.4 |
| top 1 / 3, Semigran 45 | 23 checkers 34 / 51; 234 physicians 72.1 / 84.3 |
| urgency right, Semigran 45 | 23 checkers 57; Ada 64.4; three physicians 66.7; MedAsk 87.6 |
`;
}
