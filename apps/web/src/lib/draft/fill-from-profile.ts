import type { Profile } from '@yarrow/contract';
import { NO_PROFILE, type Draft } from './draft.ts';

type About = Draft['about'];

/**
 * What the profile adds to "About you", or null where it adds nothing. It fills only fields the person has not touched,
 * is taken back when the questionnaire turns out to be about someone else, and never comes back over an own answer.
 */
export function fillFromProfile(
  about: About,
  { age, gender }: Pick<Profile['medical'], 'age' | 'gender'>,
): Partial<About> | null {
  if (about.subject === 'other') {
    return about.filled === 'from-profile'
      ? { ageYears: '', ageMonths: '', sexAtBirth: null, filled: null }
      : null;
  }
  const told = about.filled !== null || about.ageYears !== '' || about.sexAtBirth !== null;
  if (told || (age === null && gender === null)) return null;
  return { ...ageFields(age), sexAtBirth: gender, filled: 'from-profile' };
}

function ageFields(age: number | null): Pick<About, 'ageYears' | 'ageMonths'> {
  if (age === null) return { ageYears: '', ageMonths: '' };
  const years = Math.floor(age);
  const months = Math.round((age - years) * 12);
  return { ageYears: String(years), ageMonths: years < 2 ? String(months) : '' };
}

/** What the profile says besides age and sex: only of the person themself. */
export const profileOf = (
  { subject }: About,
  medical: Pick<Profile['medical'], 'weight_kg' | 'allergies' | 'medications'>,
): Draft['profile'] =>
  subject === 'other'
    ? NO_PROFILE
    : {
        weightKg: medical.weight_kg,
        allergies: medical.allergies,
        medications: medical.medications,
      };
