import { ageError } from '../../lib/draft/age.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import { selectedCondition } from '../../lib/draft/early-decision.ts';
import type { StepId } from './steps.ts';

const blank = (text: string): boolean => text.trim() === '';

/** What a screen still needs before Continue, each as it is said to the person. Empty: it is complete. */
export const MISSING: Readonly<Record<StepId, (draft: Draft) => string[]>> = {
  symptoms: ({ symptoms, selectedSymptoms, about }) => [
    ...(blank(symptoms) && selectedSymptoms.length === 0
      ? ['describe or choose at least one symptom']
      : []),
    ...(ageError(about) ? ['check the age'] : []),
  ],
  'body-chart': ({ selectedBodyParts }) =>
    selectedBodyParts.length === 0 ? ['choose at least one body part'] : [],
  'symptom-details': ({ duration, intensity }) => [
    ...(duration === null ? ['say how long you have had this'] : []),
    ...(intensity === null ? ['say how strong it is'] : []),
  ],
  'urgent-screening': ({ urgentScreening: urgent }) => [
    ...(urgent.hasPhysicalDistress === null ? ['answer yes or no'] : []),
    ...(urgent.hasPhysicalDistress && blank(urgent.distressDetails)
      ? ['say in a few words what is wrong']
      : []),
    ...(urgent.bodyTemperature === null && !urgent.cannotMeasure
      ? ['enter a temperature, or choose that you can’t measure it']
      : []),
  ],
  'decision-gate': () => [],
  'condition-diagnostics': (draft) => {
    const { diarrhoea, migraine } = draft.conditionDiagnostics;
    const answers =
      selectedCondition(draft) === 'Diarrhoea'
        ? [diarrhoea.bloodInStool, diarrhoea.vomitingUntilCannotDrink, diarrhoea.abdominalPain]
        : [migraine.migraineSimilarToNormal];
    return unanswered(answers);
  },
  'medical-check': (draft) => {
    const check = draft.medicalCheck;
    const allergies = check.drugAllergies;
    const asked =
      selectedCondition(draft) === 'Diarrhoea'
        ? [allergies.loperamide, allergies.domperidone]
        : [allergies.paracetamol, allergies.paracetamolOrphenadrine];
    return [
      ...unanswered([check.surgery, check.medication, check.pregnantOrBreastfeeding, ...asked]),
      ...(check.surgery && blank(check.surgeryExplanation) ? ['describe the surgery'] : []),
      ...(check.medication && blank(check.medicationDescription)
        ? ['describe your medication']
        : []),
      ...(check.pregnantOrBreastfeeding && blank(check.pregnancyExplanation)
        ? ['say a little about the pregnancy or breastfeeding']
        : []),
    ];
  },
  'medical-history': () => [],
  'lifestyle-factors': () => [],
  results: () => [],
};

function unanswered(answers: readonly unknown[]): string[] {
  const open = answers.filter((answer) => answer === null).length;
  if (open === 0) return [];
  return [open === 1 ? 'answer one more question' : `answer ${open} more questions`];
}
