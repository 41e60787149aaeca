import type { CaseInput } from '@yarrow/engine';
import { inSentence } from '@yarrow/engine/words';
import { capitalised, joinWords } from '../say/plain-words.ts';
import { say } from '../say/say.ts';
import { list, offer, tell, timesBefore, type Talk } from '../talk.ts';
import { tellNoCase } from './no-case.ts';

/** What I know of the person, so that they can correct it. */
export function tellSummary(talk: Talk): void {
  const { input } = talk.state;
  if (!input || talk.state.phase === 'nothing') return tellNoCase(talk);
  const times = timesBefore(talk, 'summary');
  const forDoctor = /\bdoctor|gp|nurse\b/iu.test(talk.text);
  tell(
    talk,
    forDoctor
      ? 'You could read this to them:'
      : times === 0
        ? 'This is what I know. Tell me what is wrong in it.'
        : `${say(talk, 'as-said')} this is what I have.`,
  );
  list(talk, rows(talk, input));
  tell(
    talk,
    forDoctor ? 'Add since when, what makes it better or worse, and what worries you most.' : '',
  );
  offer(
    talk,
    'Undo the last change',
    'I have another symptom',
    'Why do you think so?',
    'When should I worry?',
  );
}

function rows(talk: Talk, input: CaseInput): string[] {
  const names = (status: string): string[] => {
    const understood = talk.assessment?.understood ?? [];
    const implied = new Set(
      understood.filter((one) => one.status === 'present').flatMap((one) => one.implies),
    );
    const answered = new Map(
      (input.answers ?? []).map(({ finding, value }) => [
        finding,
        value === 'unknown' ? 'uncertain' : value,
      ]),
    );
    const wanted = understood.filter(
      (one) =>
        (answered.get(one.finding) ?? one.status) === status &&
        !(status === 'present' && implied.has(one.finding)),
    );
    return [...new Set(wanted.map((one) => inSentence(one.name)))];
  };
  const line = (label: string, value: string): string[] =>
    value === '' ? [] : [`${label}: ${plain(value)}`];
  const { age, gender, duration, body_temperature: heat } = input;
  const years =
    age === undefined
      ? ''
      : age < 2
        ? `${Math.round(age * 12)} months`
        : `${Math.round(age)} years`;
  return [
    ...line(
      input.subject === 'other' ? 'About somebody else' : 'Person',
      [years, gender === 'other' ? '' : (gender ?? '')].filter(Boolean).join(', '),
    ),
    ...line('You have', joinWords(names('present'))),
    ...line('You do not have', joinWords(names('absent').slice(0, 12))),
    ...line('Not sure', joinWords(names('uncertain').slice(0, 6))),
    ...line(
      'How long',
      duration === undefined || duration === 'unknown' ? '' : (DURATION[duration] ?? ''),
    ),
    ...line('Temperature', heat === undefined ? '' : `${heat} °C`),
    ...line('Pregnant', input.pregnant === undefined ? '' : input.pregnant ? 'yes' : 'no'),
    ...line('Medicines', input.current_medications ?? ''),
    ...line(
      'Allergies',
      [...(input.drug_allergies ?? []), input.allergies ?? ''].filter(Boolean).join(', '),
    ),
  ].map(capitalised);
}

const DURATION: Readonly<Record<string, string>> = {
  less_than_1_day: 'less than a day',
  '1_3_days': '1 to 3 days',
  '1_week': 'about a week',
  more_than_1_week: 'more than a week',
  more_than_1_month: 'more than a month',
};

/** A person's own words, without signs that mean something in a reply. */
const plain = (text: string): string => text.replace(/[[\]*_`#<>|\\]/gu, ' ').slice(0, 200);
