import type { CaseInput } from '../case.ts';
import type { Knowledge } from '../prepare.ts';
import { readText, type Reading } from '../reading/read-text.ts';
import { observeMeasures } from './observe-measures.ts';
import type { Observation } from './observation.ts';

/** Fields whose values are looked up in the knowledge's table of answers; words it does not list are read as text. */
const LISTS = [
  'primary_symptoms',
  'additional_details',
  'chronic_conditions',
  'dietary_changes',
] as const;
const SINGLE = [
  'recent_surgery',
  'recent_travel',
  'pregnant',
  'breastfeeding',
  'smoking_status',
  'alcohol_consumption',
  'exercise_level',
  'sleep_quality',
] as const;
/** From this score upwards stress counts as high. */
const HIGH_STRESS = 8;

/** Turns what was chosen, measured and answered into observations. */
export function observeAnswers(
  input: CaseInput,
  knowledge: Knowledge,
  reading: Reading,
): Observation[] {
  const chosen: [field: string, value: string | boolean][] = [
    ...LISTS.flatMap((field) =>
      (input[field] ?? []).map((value) => [field, value] as [string, string]),
    ),
    ...SINGLE.flatMap((field): [string, string | boolean][] =>
      input[field] === undefined ? [] : [[field, input[field]]],
    ),
    ...conditionAnswers(input),
  ];
  if (input.stress_level !== undefined && input.stress_level >= HIGH_STRESS) {
    chosen.push(['stress_level', 'high']);
  }
  return [
    ...chosen.flatMap(([field, value]) => observeChoice(field, value, knowledge)),
    ...observeMeasures(input, knowledge, reading),
    ...(input.answers ?? []).map((answer): Observation => ({
      ...chosenOnly,
      finding: knowledge.findingIndex(answer.finding),
      status: answer.value === 'unknown' ? 'uncertain' : answer.value,
      from: 'question',
    })),
  ];
}

const chosenOnly = { text: '', start: 0, end: 0 } as const;

function observeChoice(
  field: string,
  value: string | boolean,
  knowledge: Knowledge,
): Observation[] {
  const wanted = typeof value === 'string' ? value.toLowerCase() : value;
  const rows = knowledge.model.answerFindings.filter(
    (row) =>
      row.field === field &&
      (typeof row.value === 'string' ? row.value.toLowerCase() : row.value) === wanted,
  );
  if (rows.length > 0 || typeof value === 'boolean') {
    return rows.map((row) => ({
      ...chosenOnly,
      finding: knowledge.findingIndex(row.finding),
      status: row.status,
      from: 'answer',
    }));
  }
  const read = readText(value, knowledge.lexicon, knowledge.spelling);
  return read.mentions.flatMap((mention): Observation[] =>
    mention.kind === 'finding'
      ? [
          {
            ...chosenOnly,
            finding: knowledge.findingIndex(mention.id),
            status: mention.negated ? 'absent' : 'present',
            from: 'answer',
          },
        ]
      : [],
  );
}

function conditionAnswers(input: CaseInput): [string, string | boolean][] {
  const { diarrhoea, migraine } = input.condition_answers ?? {};
  const pairs: [string, string | boolean | undefined][] = [
    ['condition_answers.diarrhoea.blood_in_stool', diarrhoea?.blood_in_stool],
    [
      'condition_answers.diarrhoea.vomiting_until_cannot_drink',
      diarrhoea?.vomiting_until_cannot_drink,
    ],
    ['condition_answers.diarrhoea.abdominal_pain', diarrhoea?.abdominal_pain],
    ['condition_answers.migraine.similar_to_usual', migraine?.similar_to_usual],
  ];
  return pairs.filter((pair): pair is [string, string | boolean] => pair[1] !== undefined);
}
