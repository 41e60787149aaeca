import type { AnalysisRequest } from '@yarrow/contract';

type Code<K extends keyof AnalysisRequest> = NonNullable<AnalysisRequest[K]>;
export type AlcoholConsumption = Code<'alcohol_consumption'>;
export type DurationCode = Code<'duration'>;
export type ExerciseLevel = Code<'exercise_level'>;
export type Gender = Code<'gender'>;
export type SleepQuality = Code<'sleep_quality'>;
export type SmokingStatus = Code<'smoking_status'>;

/** Yes, no, or not answered. Nothing is assumed where a person has not answered. */
export type Answer = boolean | null;
export type AbdominalPain = 'right_lower' | 'elsewhere' | 'none';
export type ConditionName = 'Diarrhoea' | 'Migraine';
export type PregnancyKind = 'pregnant' | 'breastfeeding';

export interface EarlyDecision {
  diarrhoeaEnabled: boolean;
  migraineEnabled: boolean;
  path: 'FAST' | 'EXPLORE';
  triggeredConditions: ConditionName[];
}

export interface MedicationImage {
  name: string;
  mime_type: string;
  size: number;
  /** A small copy as a data: address, or null where the browser could not draw it. Never leaves the browser. */
  preview_url: string | null;
}

/** Everything a person has told the questionnaire so far; kept in the tab until it closes. */
export interface Draft {
  selectedSymptoms: string[];
  symptoms: string;
  about: {
    subject: 'self' | 'other' | null;
    ageYears: string;
    ageMonths: string;
    sexAtBirth: Gender | null;
    /** Whether age and sex came from the profile or were told here; null while nothing was. */
    filled: 'from-profile' | 'by-hand' | null;
  };
  selectedBodyParts: string[];
  duration: DurationCode | null;
  intensity: number | null;
  additionalDetails: string[];
  earlyDecision: EarlyDecision | null;
  path: 'FAST' | 'EXPLORE' | null;
  urgentScreening: {
    hasPhysicalDistress: Answer;
    distressDetails: string;
    bodyTemperature: number | null;
    /** As typed, so that a reload gives back what stood there. */
    temperatureText: string;
    cannotMeasure: boolean;
  };
  conditionDiagnostics: {
    selectedCondition: ConditionName | null;
    diarrhoea: {
      bloodInStool: Answer;
      vomitingUntilCannotDrink: Answer;
      abdominalPain: AbdominalPain | null;
    };
    migraine: { migraineSimilarToNormal: Answer };
  };
  medicalCheck: {
    surgery: Answer;
    surgeryExplanation: string;
    medication: Answer;
    medicationDescription: string;
    medicationImage: MedicationImage | null;
    pregnantOrBreastfeeding: Answer;
    pregnancyKinds: PregnancyKind[];
    pregnancyExplanation: string;
    drugAllergies: {
      loperamide: Answer;
      domperidone: Answer;
      paracetamol: Answer;
      paracetamolOrphenadrine: Answer;
      nsaids: string[];
    };
  };
  chronicConditions: string[];
  medications: string;
  allergies: string;
  surgeries: string;
  recentTravel: Answer;
  dietChanges: string[];
  stressLevel: number | null;
  sleepQuality: SleepQuality | null;
  exerciseLevel: ExerciseLevel | null;
  smokingStatus: SmokingStatus | null;
  alcoholConsumption: AlcoholConsumption | null;
  step: string | null;
  /** The analysis stored on the server, once there is one. */
  sessionId: string | null;
  /** What the profile of the person adds, where the questionnaire is about them. An answer given here comes before it. */
  profile: { weightKg: number | null; allergies: string; medications: string };
  /** Findings that were read from the text and are not meant. */
  struckOut: string[];
}

export const NO_PROFILE: Draft['profile'] = { weightKg: null, allergies: '', medications: '' };

export const EMPTY_DRAFT: Draft = {
  selectedSymptoms: [],
  symptoms: '',
  about: { subject: null, ageYears: '', ageMonths: '', sexAtBirth: null, filled: null },
  selectedBodyParts: [],
  duration: null,
  intensity: null,
  additionalDetails: [],
  earlyDecision: null,
  path: null,
  urgentScreening: {
    hasPhysicalDistress: null,
    distressDetails: '',
    bodyTemperature: null,
    temperatureText: '',
    cannotMeasure: false,
  },
  conditionDiagnostics: {
    selectedCondition: null,
    diarrhoea: { bloodInStool: null, vomitingUntilCannotDrink: null, abdominalPain: null },
    migraine: { migraineSimilarToNormal: null },
  },
  medicalCheck: {
    surgery: null,
    surgeryExplanation: '',
    medication: null,
    medicationDescription: '',
    medicationImage: null,
    pregnantOrBreastfeeding: null,
    pregnancyKinds: [],
    pregnancyExplanation: '',
    drugAllergies: {
      loperamide: null,
      domperidone: null,
      paracetamol: null,
      paracetamolOrphenadrine: null,
      nsaids: [],
    },
  },
  chronicConditions: [],
  medications: '',
  allergies: '',
  surgeries: '',
  recentTravel: null,
  dietChanges: [],
  stressLevel: null,
  sleepQuality: null,
  exerciseLevel: null,
  smokingStatus: null,
  alcoholConsumption: null,
  step: null,
  sessionId: null,
  profile: NO_PROFILE,
  struckOut: [],
};
