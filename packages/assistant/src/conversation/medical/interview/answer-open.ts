import { readText, type CaseInput, type Knowledge } from '@yarrow/engine';
import { NO_CHANGES, type Changes } from '../case/read-changes.ts';
import type { MedicalState, OpenQuestion } from '../medical-state.ts';
import { isNone, readDuration, readPerson } from '../understand/read-person.ts';
import { findIntents } from '../understand/find-intents.ts';
import { sentencesOf, wordsOf } from '../understand/words.ts';
import { correctedAnswer, yesOrNo, type YesNo } from '../understand/yes-no.ts';

export interface Answered {
  changes: Changes;
  /** The answer leaves it open: "I don't know", "rather not say". */
  skip: boolean;
}

const NOT_SAYING =
  /\b(?:rather not|prefer not|don'?t want to|none of your|skip|don'?t know|no idea|not sure)\b/iu;

/** What the message says to the open question; null where it does not answer it. */
export function answerOpen(
  { open, lastAsked }: MedicalState,
  text: string,
  knowledge: Knowledge,
  told: Changes,
): Answered | null {
  const taken = correctedAnswer(text);
  if (taken && lastAsked !== null && open?.kind !== 'danger')
    return answered({ answers: [{ finding: lastAsked, value: taken }] });
  if (!open) return null;
  switch (open.kind) {
    case 'symptoms':
      return null;
    case 'who':
    case 'age':
      return person(text, open.kind, told);
    case 'sex':
      return sex(text);
    case 'duration':
      return lasting(text, knowledge);
    case 'finding':
      return yesNo(text, open.finding, knowledge, told);
    case 'danger':
      return open.finding === null ? null : yesNo(text, open.finding, knowledge, told);
    case 'medicine':
      return medicine(text, open, knowledge, told);
    default:
      throw new Error(`unknown question ${JSON.stringify(open satisfies never)}`);
  }
}

const answered = (changes: Partial<Changes>, skip = false): Answered => ({
  changes: { ...NO_CHANGES, ...changes },
  skip,
});
const field = (fields: Partial<CaseInput>): Answered => answered({ fields });

function person(text: string, kind: 'who' | 'age', told: Changes): Answered | null {
  const read = { ...readPerson(text, kind), ...told.fields };
  const { age, gender, subject } = read;
  if (age !== undefined || subject !== undefined) {
    return field({
      ...(age !== undefined && { age }),
      ...(gender && { gender }),
      ...(subject && { subject }),
    });
  }
  return NOT_SAYING.test(text) ? answered({}, true) : null;
}

function sex(text: string): Answered | null {
  const { gender } = readPerson(text, 'sex');
  if (gender) return field({ gender });
  if (/^\s*f\b/iu.test(text)) return field({ gender: 'female' });
  if (/^\s*m\b/iu.test(text)) return field({ gender: 'male' });
  if (/\b(?:trans|non-?binary|intersex|other|divers)\b/iu.test(text))
    return field({ gender: 'other' });
  return NOT_SAYING.test(text) ? answered({}, true) : null;
}

function lasting(text: string, knowledge: Knowledge): Answered | null {
  const { durationDays } = readText(text, knowledge.lexicon, knowledge.spelling).measures;
  const duration = readDuration(text, durationDays, true);
  if (duration) return field({ duration });
  return NOT_SAYING.test(text) ? answered({}, true) : null;
}

/** "No fever" to a question about the neck is no answer to it. */
function yesNo(
  text: string,
  finding: string,
  knowledge: Knowledge,
  told: Changes,
): Answered | null {
  if (told.answers.some((one) => one.finding === finding)) return answered({});
  const said = yesOrNo(text);
  if (said === null) return null;
  const [first] = readText(text, knowledge.lexicon, knowledge.spelling).mentions;
  const begins = wordsOf(text.slice(0, first?.start ?? 0)).length;
  if (said === 'absent' && first?.negated && begins <= 1 && first.id !== finding) return null;
  return answered({ answers: [{ finding, value: said }] }, said === 'unknown');
}

type AboutMedicine = Extract<OpenQuestion, { kind: 'medicine' }>;

function medicine(
  text: string,
  open: AboutMedicine,
  knowledge: Knowledge,
  told: Changes,
): Answered | null {
  const said = yesOrNo(text);
  if (/\?\s*$/u.test(text)) return null;
  switch (open.ask) {
    case 'age': {
      const { age } = readPerson(text, 'age');
      return age === undefined ? skipIf(text) : field({ age });
    }
    case 'weight': {
      const kilos = readPerson(text, null).weight_kg ?? bareNumber(text);
      return kilos === undefined ? skipIf(text) : field({ weight_kg: kilos });
    }
    case 'sex':
      return sex(text);
    case 'pregnant':
      return pregnancy(text, said, told);
    case 'taking':
      if (said === 'unknown') return answered({}, true);
      return isNone(text)
        ? field({ current_medications: 'none' })
        : listOf(text, 'medicine', knowledge);
    case 'allergies':
      if (said === 'unknown') return answered({}, true);
      return isNone(text) ? field({ allergies: 'none' }) : listOf(text, 'allergy', knowledge);
    case 'findings':
      return theseFindings(text, open.findings, said, told);
    default:
      throw new Error(`unknown question ${JSON.stringify(open.ask satisfies never)}`);
  }
}

const skipIf = (text: string): Answered | null =>
  NOT_SAYING.test(text) ? answered({}, true) : null;

const bareNumber = (text: string): number | undefined => {
  const found = /^\D{0,12}(\d{1,3}(?:[.,]\d)?)\D{0,6}$/u.exec(text.trim())?.[1];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
};

function pregnancy(text: string, said: YesNo | null, told: Changes): Answered | null {
  if (/\bbreast/iu.test(text) && said !== 'absent')
    return field({ breastfeeding: true, pregnant: false });
  if (told.fields.pregnant !== undefined) return field({ pregnant: told.fields.pregnant });
  if (/\bpregnant\b/iu.test(text) && said !== 'absent') return field({ pregnant: true });
  if (said === 'absent') return field({ pregnant: false, breastfeeding: false });
  if (said === 'present') return field({ pregnant: true });
  return said === 'unknown' ? answered({}, true) : null;
}

/** A list of names in the person's words, as the questionnaire would hold it; whatever is a question is none. */
function listOf(text: string, of: 'medicine' | 'allergy', knowledge: Knowledge): Answered | null {
  const named = readText(text, knowledge.lexicon, knowledge.spelling).mentions.some(
    ({ kind }) => kind === 'medicine',
  );
  const asks = sentencesOf(text).some((one) => one.asks || findIntents(one).length > 0);
  const short = wordsOf(text).length <= 8 && yesOrNo(text) === null;
  if (!named && (asks || !short)) return null;
  const words = text.replace(/^(?:yes|yeah)[,.\s]+/iu, '').trim();
  return of === 'medicine' ? answered({ taking: [words] }) : answered({ allergies: [words] });
}

function theseFindings(
  text: string,
  findings: readonly string[],
  said: YesNo | null,
  told: Changes,
): Answered | null {
  const present = told.answers.some(
    ({ finding, value }) => value === 'present' && findings.includes(finding),
  );
  if (present) return answered({});
  // "No, but …" may tell of one that we cannot read: then none is denied.
  if (said === 'absent' && !/\b(?:but|except|only|apart|just|although)\b/iu.test(text))
    return answered({
      answers: findings.map((finding) => ({ finding, value: 'absent' as const })),
    });
  return said === 'unknown' ? answered({}, true) : null;
}
