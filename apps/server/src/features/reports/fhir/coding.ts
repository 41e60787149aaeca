import type { CodeableConcept } from 'fhir/r4';

/* Only codes whose meaning is certain: of the Symptoms guide, of FHIR itself, and of the knowledge. */

const coded =
  (system: string) =>
  (code: string, display?: string): CodeableConcept => ({
    coding: [{ system, code, ...(display && { display }) }],
    ...(display && { text: display }),
  });

export const loinc = coded('http://loinc.org');
const symptomGuide = coded('http://hl7.org/fhir/uv/symptoms/CodeSystem/SymptomTemporary');
const observationCategory = coded('http://terminology.hl7.org/CodeSystem/observation-category');

export const textOnly = (text: string): CodeableConcept => ({ text });

/** The code of the knowledge, under the name the person was told. */
export const icd10 = (code: string, name: string): CodeableConcept => ({
  coding: [{ system: 'http://hl7.org/fhir/sid/icd-10-cm', code }],
  text: name,
});

const GUIDE = 'http://hl7.org/fhir/uv/symptoms/StructureDefinition';
export const PROFILES = {
  symptom: `${GUIDE}/SymptomObservation`,
  symptomAbsent: `${GUIDE}/SymptomAbsentObservation`,
} as const;

export const CATEGORIES = {
  symptom: symptomGuide('symptom', 'Symptom'),
  vitalSigns: observationCategory('vital-signs', 'Vital Signs'),
  survey: observationCategory('survey', 'Survey'),
} as const;

export const CODES = {
  symptom: loinc('75325-1', 'Symptom'),
  symptomAbsent: loinc('111551-8', 'Symptom absent'),
  severity: loinc('64750-3', 'Severity of symptoms'),
  course: loinc('89261-2', 'Clinical course'),
  trend: loinc('89253-9', 'Trend'),
  onset: loinc('99495-4', 'Speed of condition onset'),
  bodyTemperature: loinc('8310-5', 'Body temperature'),
  patientNote: loinc('51855-5', 'Patient Note'),
} as const;
