import type { Device, Patient, RelatedPerson } from 'fhir/r4';
import { ageText } from '../told.ts';
import type { Document, Named } from './document.ts';
import { textOnly } from './coding.ts';
import { narrative, paragraph } from './narrative.ts';

/** Nobody's name is told to Yarrow; a date of birth is not made up from an age. */
export function patient({ case: { input }, idOf }: Document): Named<Patient> {
  const sex = input.gender;
  const who = [ageText(input.age) ?? 'age not asked', sex ?? 'sex not asked'].join(', ');
  return {
    resourceType: 'Patient',
    id: idOf('patient'),
    language: 'en',
    text: narrative(paragraph(`The person this is about: ${who}.`)),
    gender: sex ?? 'unknown',
  };
}

/** Somebody who told it for the patient. */
export const relatedPerson = ({ idOf, refTo }: Document): Named<RelatedPerson> => ({
  resourceType: 'RelatedPerson',
  id: idOf('related-person'),
  language: 'en',
  text: narrative(paragraph('Somebody who told it for the person this is about.')),
  patient: refTo('patient'),
});

export function software({ case: { result }, idOf }: Document): Named<Device> {
  const { engine_version: engine, knowledge_version: knowledge } = result.analysis;
  return {
    resourceType: 'Device',
    id: idOf('device'),
    language: 'en',
    text: narrative(
      paragraph(`Yarrow, software. Engine ${engine}, knowledge ${knowledge}. It is not a doctor.`),
    ),
    deviceName: [{ name: 'Yarrow', type: 'user-friendly-name' }],
    type: textOnly('Symptom checker (software)'),
    version: [
      { type: textOnly('Engine'), value: engine },
      { type: textOnly('Knowledge'), value: knowledge },
    ],
  };
}
