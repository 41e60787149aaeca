import { bodyRegion, isBodyRegionId, type AnalysisRequest } from '@yarrow/contract';
import type { Knowledge } from '@yarrow/engine';
import { inSentence } from '@yarrow/engine/words';
import { CODES } from './words/codes.ts';

export type ToldPart = 'complaint' | 'person' | 'background' | 'habits' | 'answers';

/** One question of the interview with its answer; null where it was not asked or not answered. */
export interface Told {
  /** Stable, for the FHIR questionnaire: the field of the analysis request. */
  id: string;
  part: ToldPart;
  question: string;
  answer: string | null;
}

/** Everything the questionnaire can ask, in its order, with what was answered. */
export function toldOf(input: AnalysisRequest, knowledge: Knowledge): Told[] {
  return [
    ...complaint(input),
    ...person(input),
    ...background(input),
    ...habits(input),
    ...conditionAnswers(input),
    ...followUps(input, knowledge),
  ];
}

/** Asked only after a "yes", or another way to put what is asked already: no gap where it is missing. */
const DETAILS: ReadonlySet<string> = new Set([
  'primary_symptoms',
  'distress_details',
  'surgery_details',
  'pregnancy_details',
  'is_pregnant_or_breastfeeding',
  'drug_allergies',
  'subject',
]);

/** What was not asked or not answered, by name. A gap is never filled with what is usual. */
export const gapsIn = (told: readonly Told[]): string[] =>
  told
    .filter(({ answer, id }) => answer === null && !DETAILS.has(id))
    .map(({ question }) => inSentence(question));

const complaint = (input: AnalysisRequest): Told[] => {
  const row = asked('complaint');
  return [
    row('primary_symptoms', 'Symptoms chosen', list(input.primary_symptoms)),
    row('duration', 'For how long', CODES.duration[input.duration ?? 'unknown']),
    row('intensity', 'How strong', scored(input.intensity)),
    row('body_regions', 'Where', list(input.body_regions?.map(regionName))),
    row('additional_details', 'In detail', list(input.additional_details)),
    row(
      'body_temperature',
      'Temperature',
      input.body_temperature === undefined ? null : `${input.body_temperature} °C`,
    ),
    row('has_physical_distress', 'Physical distress', yesNo(input.has_physical_distress)),
    row('distress_details', 'Distress in detail', words(input.distress_details)),
  ];
};

const person = (input: AnalysisRequest): Told[] => {
  const row = asked('person');
  return [
    row('subject', 'Told by', input.subject ? CODES.subject[input.subject] : null),
    row('age', 'Age', ageText(input.age)),
    row('gender', 'Sex at birth', input.gender ? CODES.gender[input.gender] : null),
    row('weight_kg', 'Weight', input.weight_kg === undefined ? null : `${input.weight_kg} kg`),
  ];
};

const background = (input: AnalysisRequest): Told[] => {
  const row = asked('background');
  return [
    row('chronic_conditions', 'Conditions', list(input.chronic_conditions)),
    row('current_medications', 'Medicines taken', words(input.current_medications)),
    row('drug_allergies', 'Medicine allergies', list(input.drug_allergies)),
    row('allergies', 'Allergies', words(input.allergies)),
    row('recent_surgery', 'Recent surgery', yesNo(input.recent_surgery)),
    row('surgery_details', 'Surgery', words(input.surgery_details)),
    ...pregnancy(input),
  ];
};

/** Nobody asks a man, so that he was not asked is no gap. */
function pregnancy(input: AnalysisRequest): Told[] {
  const row = asked('background');
  const either = input.is_pregnant_or_breastfeeding;
  return [
    row('is_pregnant_or_breastfeeding', 'Pregnant or breastfeeding', yesNo(either)),
    row('pregnant', 'Pregnant', yesNo(input.pregnant)),
    row('breastfeeding', 'Breastfeeding', yesNo(input.breastfeeding)),
    row('pregnancy_details', 'Pregnancy', words(input.pregnancy_details)),
  ].filter(({ answer }) => answer !== null || input.gender !== 'male');
}

const habits = (input: AnalysisRequest): Told[] => {
  const row = asked('habits');
  const { sleep_quality: sleep, exercise_level: exercise } = input;
  const { smoking_status: smoking, alcohol_consumption: alcohol } = input;
  return [
    row('recent_travel', 'Travel in the past 2 weeks', yesNo(input.recent_travel)),
    row('dietary_changes', 'Changes of diet', list(input.dietary_changes)),
    row('stress_level', 'Stress', scored(input.stress_level)),
    row('sleep_quality', 'Sleep', sleep ? CODES.sleep[sleep] : null),
    row('exercise_level', 'Exercise', exercise ? CODES.exercise[exercise] : null),
    row('smoking_status', 'Smoking', smoking ? CODES.smoking[smoking] : null),
    row('alcohol_consumption', 'Alcohol', alcohol ? CODES.alcohol[alcohol] : null),
  ];
};

/** Asked only on their own paths, so an answer that is not there is no gap. */
function conditionAnswers({ condition_answers: given }: AnalysisRequest): Told[] {
  const row = asked('answers');
  const pain = given?.diarrhoea?.abdominal_pain;
  return [
    row('blood_in_stool', 'Blood in the stool', yesNo(given?.diarrhoea?.blood_in_stool)),
    row(
      'vomiting_until_cannot_drink',
      'Vomiting, cannot keep fluids down',
      yesNo(given?.diarrhoea?.vomiting_until_cannot_drink),
    ),
    row('abdominal_pain', 'Tummy pain', pain ? CODES.abdominalPain[pain] : null),
    row('similar_to_usual', 'Like the usual migraines', yesNo(given?.migraine?.similar_to_usual)),
  ].filter(({ answer }) => answer !== null);
}

function followUps({ answers = [] }: AnalysisRequest, knowledge: Knowledge): Told[] {
  const row = asked('answers');
  const about = new Map(knowledge.model.findings.map((one) => [one.id, one]));
  return answers.map(({ finding, value }) =>
    row(`finding-${finding}`, about.get(finding)?.question ?? finding, CODES.answer[value]),
  );
}

const asked =
  (part: ToldPart) =>
  (id: string, question: string, answer: string | null): Told => ({ id, part, question, answer });

const words = (text: string | undefined): string | null => text?.trim() || null;
const list = (texts: readonly string[] | undefined): string | null => texts?.join(', ') || null;
const yesNo = (value: boolean | undefined): string | null =>
  value === undefined ? null : value ? 'Yes' : 'No';
const scored = (score: number | undefined): string | null =>
  score === undefined ? null : `${score} out of 10`;
const regionName = (id: string): string => (isBodyRegionId(id) ? bodyRegion(id).name : id);

export const ageText = (years: number | undefined): string | null => {
  if (years === undefined) return null;
  const months = Math.round(years * 12);
  if (years < 2) return months === 1 ? '1 month' : `${months} months`;
  return `${Math.floor(years)} years`;
};
