import type { Profile, ProfileChange } from '@yarrow/contract';

/** The medical information as typed. */
export interface MedicalForm {
  age: string;
  gender: 'male' | 'female' | 'other' | null;
  weight: string;
  allergies: string;
  medications: string;
}

export const formOf = ({ medical }: Profile): MedicalForm => ({
  age: medical.age === null ? '' : String(medical.age),
  gender: medical.gender,
  weight: medical.weight_kg === null ? '' : String(medical.weight_kg),
  allergies: medical.allergies,
  medications: medical.medications,
});

const OLDEST = 120;
const LIGHTEST_KG = 0.3;
const HEAVIEST_KG = 400;

/** "72,5" is how much of the world writes it. */
const numberOf = (text: string): number => Number(text.trim().replace(',', '.'));

export const ageError = ({ age }: MedicalForm): string | null =>
  age.trim() === '' || (numberOf(age) >= 0 && numberOf(age) <= OLDEST)
    ? null
    : `Please enter an age from 0 to ${OLDEST}`;

export const weightError = ({ weight }: MedicalForm): string | null =>
  weight.trim() === '' || (numberOf(weight) >= LIGHTEST_KG && numberOf(weight) <= HEAVIEST_KG)
    ? null
    : `Please enter a weight in kg, from ${LIGHTEST_KG} to ${HEAVIEST_KG}`;

/** An empty field is no answer. Only for a form without errors. */
export const changeOf = (form: MedicalForm): NonNullable<ProfileChange['medical']> => ({
  age: form.age.trim() === '' ? null : numberOf(form.age),
  gender: form.gender,
  weight_kg: form.weight.trim() === '' ? null : numberOf(form.weight),
  allergies: form.allergies.trim(),
  medications: form.medications.trim(),
});
