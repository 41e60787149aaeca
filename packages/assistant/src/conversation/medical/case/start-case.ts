import type { CaseInput, Knowledge } from '@yarrow/engine';
import type { Setting } from '../../conversation.ts';
import type { Sentence } from '../understand/words.ts';
import { changedCase } from './change-case.ts';
import { readSubject } from '../understand/read-person.ts';
import { readChanges } from './read-changes.ts';

/** A question about a medicine names it without its being taken. */
const ABOUT_A_MEDICINE =
  /\b(?:can|could|may|should|shall|is it|which|what)\b.*\b(?:take|taking|give|use|have|try|medicines?|painkillers?|dose|safe)\b/iu;

/** What is known of the person and the day, for a case that leaves it open. */
export const fromSetting = ({ profile, country, localDate }: Setting): CaseInput => ({
  ...withoutGaps(profile ?? {}),
  ...(country !== undefined && { country }),
  ...(localDate !== undefined && { local_date: localDate }),
});

const withoutGaps = (profile: NonNullable<Setting['profile']>): CaseInput =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));

/** A case from the first words that tell of a symptom; whose they are and for how long is read from them too. */
export function startedCase(
  sentences: readonly Sentence[],
  before: CaseInput | null,
  setting: Setting,
  knowledge: Knowledge,
): CaseInput {
  const told = sentences
    .filter(({ text, asks }) => !(asks && ABOUT_A_MEDICINE.test(text)))
    .map(({ text }) => text);
  const symptoms = [before?.symptom_text, ...told].filter(Boolean).join('. ');
  const read = readChanges(sentences, knowledge, setting.localDate);
  const { taking, allergies } = read;
  const subject = before?.subject === undefined ? readSubject(told.join('. ')) : {};
  const fields = { ...subject, ...read.fields };
  const person = fields.subject === 'other' ? withoutProfile(setting) : fromSetting(setting);
  const input = changedCase({ ...person, ...before }, { fields, taking, allergies, answers: [] });
  return { ...input, symptom_text: symptoms };
}

/** The profile is that of the account's owner, not of the child or friend spoken about. */
const withoutProfile = ({ country, localDate }: Setting): CaseInput => ({
  ...(country !== undefined && { country }),
  ...(localDate !== undefined && { local_date: localDate }),
});
