import type { CaseInput } from '../case.ts';
import type { Knowledge } from '../prepare.ts';
import { namesNothing } from './list-words.ts';
import { readText, type Mention, type Reading } from '../reading/read-text.ts';
import { observeAnswers } from './observe-answers.ts';
import { observeRegions } from './observe-regions.ts';
import type { Observation } from './observation.ts';

/** Everything a case says, from all its fields through one door. */
export interface Collected {
  observations: Observation[];
  /** Of `symptom_text`, or of nothing. */
  reading: Reading;
  taking: Named;
  allergies: Named;
}

/** Medicines and classes that were named, and whether the question was asked, so that silence means no. */
export interface Named {
  ids: ReadonlySet<string>;
  asked: (id: string) => boolean;
}

export function collect(input: CaseInput, knowledge: Knowledge): Collected {
  const read = (text: string | undefined): Reading =>
    readText(text ?? '', knowledge.lexicon, knowledge.spelling, input.local_date);
  const reading = read(input.symptom_text);
  const further = [input.distress_details, input.pregnancy_details, input.surgery_details].map(
    read,
  );
  const medicines = read(input.current_medications);
  const allergies = [...(input.drug_allergies ?? []), input.allergies ?? ''].map(read);
  const told = allergies.flatMap((one) => one.mentions);
  // "Don't give me aspirin" and "not allergic to aspirin" look alike here: neither makes it safe.
  const doubtful = withClasses(
    told.filter((one) => one.negated),
    knowledge,
  );
  return {
    observations: [
      ...reading.mentions.flatMap((mention) => observe(mention, knowledge, true)),
      ...[...further, medicines].flatMap((one) =>
        one.mentions.flatMap((mention) => observe(mention, knowledge, false)),
      ),
      ...observeAnswers(input, knowledge, reading),
      ...observeRegions(input, knowledge, reading),
    ],
    reading,
    taking: {
      ids: withClasses(named([...reading.mentions, ...medicines.mentions]), knowledge),
      asked: () => input.current_medications !== undefined && isUnderstood(medicines),
    },
    allergies: {
      ids: withClasses(named(told), knowledge),
      asked: (id) =>
        isAllergyAsked(input, id) && !doubtful.has(id) && allergies.every(isUnderstood),
    },
  };
}

const named = (mentions: readonly Mention[]): Mention[] => mentions.filter((one) => !one.negated);

/** A name we do not know may be that of any medicine, so silence about the others is no denial then. */
const isUnderstood = ({ unread }: Reading): boolean =>
  unread.every(({ word }) => namesNothing(word));

/** The paths of the questionnaire ask about the medicines they would suggest and no others. */
const ASKED_ON_PATH: Record<string, readonly string[]> = {
  diarrhoea: ['loperamide', 'domperidone'],
  migraine: ['paracetamol', 'paracetamol-orphenadrine', 'nsaid'],
};

function isAllergyAsked(input: CaseInput, id: string): boolean {
  if (input.allergies !== undefined) return true;
  if (input.drug_allergies === undefined) return false;
  if (input.path_type === undefined) return true;
  return Object.entries(ASKED_ON_PATH).some(
    ([condition, medicines]) =>
      medicines.includes(id) && input.early_decision?.toLowerCase().includes(condition),
  );
}

/** A risk counts whenever it was; a symptom only as the patient's own and now. */
function observe(mention: Mention, knowledge: Knowledge, located: boolean): Observation[] {
  if (mention.kind !== 'finding') return [];
  const finding = knowledge.findingIndex(mention.id);
  const lasting = knowledge.finding(mention.id).kind === 'risk' && mention.standing === 'past';
  if (!lasting && mention.standing !== 'current' && mention.standing !== 'uncertain') return [];
  return [
    {
      finding,
      status:
        mention.standing === 'uncertain' ? 'uncertain' : mention.negated ? 'absent' : 'present',
      text: located ? mention.text : '',
      start: located ? mention.start : 0,
      end: located ? mention.end : 0,
      from: 'text',
    },
  ];
}

/** A medicine stands for its classes too: an allergy to a class is found by either. */
function withClasses(mentions: readonly Mention[], knowledge: Knowledge): Set<string> {
  const ids = new Set<string>();
  for (const { id, kind } of mentions) {
    if (kind !== 'medicine') continue;
    ids.add(id);
    const medicine = knowledge.model.medicines.find((one) => one.id === id);
    for (const name of medicine?.classes ?? []) ids.add(name);
  }
  return ids;
}
