import { EMPTY_DRAFT, type Draft } from './draft.ts';

/** For tests: nothing answered but what is given. */
export const draftWith = (answers: Partial<Draft> = {}): Draft => ({ ...EMPTY_DRAFT, ...answers });

export const FAST_DIARRHOEA: Draft = draftWith({
  selectedSymptoms: ['Diarrhoea'],
  selectedBodyParts: ['navel'],
  urgentScreening: {
    ...EMPTY_DRAFT.urgentScreening,
    hasPhysicalDistress: false,
    bodyTemperature: 38.2,
    temperatureText: '38.2',
  },
  conditionDiagnostics: {
    ...EMPTY_DRAFT.conditionDiagnostics,
    diarrhoea: {
      bloodInStool: false,
      vomitingUntilCannotDrink: false,
      abdominalPain: 'right_lower',
    },
  },
  medicalCheck: {
    ...EMPTY_DRAFT.medicalCheck,
    surgery: false,
    medication: false,
    pregnantOrBreastfeeding: false,
    drugAllergies: {
      ...EMPTY_DRAFT.medicalCheck.drugAllergies,
      loperamide: false,
      domperidone: true,
    },
  },
});

export const GENERAL: Draft = draftWith({
  symptoms: 'sore throat',
  selectedBodyParts: ['throat'],
  duration: '1_3_days',
  intensity: 4,
  urgentScreening: {
    ...EMPTY_DRAFT.urgentScreening,
    hasPhysicalDistress: false,
    cannotMeasure: true,
  },
});
