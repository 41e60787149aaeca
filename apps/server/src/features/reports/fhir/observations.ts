import { bodyRegion, isBodyRegionId, type AnalysisRequest } from '@yarrow/contract';
import type { Observation, ObservationComponent } from 'fhir/r4';
import { isComplaint, type ReportedFinding } from '../findings.ts';
import { CODES as WORDS } from '../words/codes.ts';
import { CATEGORIES, CODES, PROFILES, textOnly } from './coding.ts';
import { teller, type Document, type Named } from './document.ts';
import { narrative, paragraph, plainText } from './narrative.ts';

/** One for everything that was said to be so or not so. What nobody knows has none. */
export function observations(
  document: Document,
  findings: readonly ReportedFinding[],
): Named<Observation>[] {
  const present = findings.filter((one) => one.status === 'present' && isComplaint(one));
  return [
    ...findings.flatMap((finding): Named<Observation>[] => {
      if (finding.status === 'uncertain') return [];
      if (!isComplaint(finding)) return [circumstance(document, finding)];
      return finding.status === 'present'
        ? [symptom(document, finding, present.length === 1)]
        : [absentSymptom(document, finding)];
    }),
    ...temperature(document),
  ];
}

function symptom(
  document: Document,
  finding: ReportedFinding,
  isOnly: boolean,
): Named<Observation> {
  const { input } = document.case;
  const sites = sitesOf(finding, input);
  const component = components(finding, isOnly ? input.intensity : undefined);
  return {
    ...about(document, finding, 'Present'),
    meta: { profile: [PROFILES.symptom] },
    category: [CATEGORIES.symptom],
    code: CODES.symptom,
    ...effective(document),
    valueCodeableConcept: textOnly(finding.name),
    ...(sites && { bodySite: textOnly(sites) }),
    ...note(finding, durationNote(input)),
    ...(component.length > 0 && { component }),
  };
}

const absentSymptom = (document: Document, finding: ReportedFinding): Named<Observation> => ({
  ...about(document, finding, 'Denied'),
  meta: { profile: [PROFILES.symptomAbsent] },
  code: CODES.symptomAbsent,
  effectiveDateTime: document.at,
  valueCodeableConcept: textOnly(finding.name),
  ...note(finding),
});

/** An illness known before, a habit, a journey: so or not so, and no symptom. */
const circumstance = (document: Document, finding: ReportedFinding): Named<Observation> => ({
  ...about(document, finding, finding.status === 'present' ? 'So' : 'Not so'),
  category: [CATEGORIES.survey],
  code: textOnly(finding.name),
  effectiveDateTime: document.at,
  valueBoolean: finding.status === 'present',
  ...note(finding),
});

function temperature(document: Document): Named<Observation>[] {
  const { body_temperature: degrees } = document.case.input;
  if (degrees === undefined) return [];
  return [
    {
      resourceType: 'Observation',
      id: document.idOf('body-temperature'),
      language: 'en',
      text: narrative(paragraph(`Body temperature, measured by the person: ${degrees} °C`)),
      status: 'final',
      subject: document.refTo('patient'),
      performer: [document.refTo(teller(document))],
      category: [CATEGORIES.vitalSigns],
      code: CODES.bodyTemperature,
      effectiveDateTime: document.at,
      valueQuantity: {
        value: degrees,
        unit: '°C',
        system: 'http://unitsofmeasure.org',
        code: 'Cel',
      },
    },
  ];
}

type About = Pick<
  Named<Observation>,
  'resourceType' | 'id' | 'language' | 'text' | 'status' | 'subject' | 'issued' | 'performer'
>;

const about = (document: Document, { finding, name }: ReportedFinding, word: string): About => ({
  resourceType: 'Observation',
  id: document.idOf(`finding:${finding}`),
  language: 'en',
  text: narrative(paragraph(`${word}: ${name}`)),
  status: 'final',
  subject: document.refTo('patient'),
  issued: document.at,
  performer: [document.refTo(teller(document))],
});

/** Days for which it was there at the least, by the answer that was chosen. */
const AT_LEAST_DAYS: Record<NonNullable<AnalysisRequest['duration']>, number | null> = {
  less_than_1_day: 0,
  '1_3_days': 1,
  '1_week': 7,
  more_than_1_week: 7,
  more_than_1_month: 30,
  unknown: null,
};

/** Going on, since the latest day that agrees with the answer; without one, only that it was there when it was told. */
function effective({
  case: { input, createdAt },
  at,
}: Document): Partial<Pick<Observation, 'effectivePeriod' | 'effectiveDateTime'>> {
  const days = AT_LEAST_DAYS[input.duration ?? 'unknown'];
  if (days === null) return { effectiveDateTime: at };
  const told = new Date(input.local_date ?? createdAt.toISOString().slice(0, 10));
  told.setUTCDate(told.getUTCDate() - days);
  return { effectivePeriod: { start: told.toISOString().slice(0, 10) } };
}

const durationNote = ({ duration }: AnalysisRequest): string | null => {
  const told = WORDS.duration[duration ?? 'unknown'];
  return told === null
    ? null
    : `Asked once for the whole complaint: “${told}”. The start is the latest day that agrees with it.`;
};

/** The words it was read from, and what the numbers rest on. */
function note(
  { said }: ReportedFinding,
  more: string | null = null,
): Partial<Pick<Observation, 'note'>> {
  const notes = [said ? `In the person’s words: “${plainText(said)}”` : null, more];
  const texts = notes.filter((text) => text !== null);
  return texts.length > 0 ? { note: texts.map((text) => ({ text })) } : {};
}

const PARTS = { severity: CODES.severity, course: CODES.course, trend: CODES.trend } as const;

/** `intensity` is that of the whole complaint, so it belongs to a symptom only where that is the whole complaint. */
function components(
  { attributes }: ReportedFinding,
  intensity: number | undefined,
): ObservationComponent[] {
  const told: Record<string, string> = {
    ...(intensity && { severity: `${intensity} out of 10` }),
    ...attributes,
  };
  return Object.entries({ ...PARTS, onset: CODES.onset }).flatMap(([name, code]) => {
    const value = told[name];
    return value ? [{ code, valueCodeableConcept: textOnly(value) }] : [];
  });
}

/** Of the places that were pointed at those where this can be felt. */
function sitesOf({ regions }: ReportedFinding, { body_regions: chosen = [] }: AnalysisRequest) {
  const names = chosen.filter(isBodyRegionId).flatMap((id) => {
    const { name, group } = bodyRegion(id);
    return regions.includes(id) || regions.includes(group) ? [name] : [];
  });
  return names.join(', ');
}
