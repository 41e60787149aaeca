import {
  prepareKnowledge,
  type CountryLine,
  type CountryModel,
  type Knowledge,
} from '@yarrow/engine';

const line = (
  name: string,
  kind: string,
  call: string | null,
  text: string | null = null,
): CountryLine => ({
  name,
  for: kind,
  call,
  text,
  chat: null,
  hours: null,
  lastChecked: null,
});

const country = (
  code: string | null,
  emergencyNumber: string,
  lines: CountryLine[],
): CountryModel => ({
  code,
  name: code ?? 'Unknown',
  emergencyNumber,
  lines,
  words: { doctor: 'doctor', urgentCare: 'clinic', emergencyDepartment: 'hospital' },
});

/** A knowledge that knows no medicine, three countries and the unknown one. */
export const KNOWLEDGE: Knowledge = prepareKnowledge(
  {
    version: 'test',
    findings: [],
    conditions: [],
    rules: [],
    medicines: [],
    answerFindings: [],
    countries: [
      country('GB', '999', [
        line('Samaritans', 'suicide', '116 123'),
        line('Childline', 'child', '0800 1111'),
      ]),
      country('US', '911', [
        line('988 Lifeline', 'suicide', '988'),
        line('Veterans Crisis Line', 'veterans', '988'),
        line('Domestic Violence Hotline', 'abuse', '1-800-799-7233'),
        line('Poison Help', 'poison', '1-800-222-1222'),
      ]),
      country('XT', '112', [line('Text Line', 'suicide', null, 'HOME to 12345')]),
      country(null, '112', [
        { ...line('Find A Helpline', 'suicide', null), chat: 'https://findahelpline.com' },
      ]),
    ],
    wordClasses: {},
    idioms: [],
    wording: {},
    alarm: { bias: -50, weights: {} },
  },
  {},
);
