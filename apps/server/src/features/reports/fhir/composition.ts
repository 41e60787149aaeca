import { percentText, reasonText } from '@yarrow/engine/words';
import { countryOf, type Knowledge } from '@yarrow/engine';
import type { Composition, CompositionSection, Observation, Reference } from 'fhir/r4';
import { notAsked, type ReportedFinding } from '../findings.ts';
import { gapsIn, toldOf } from '../told.ts';
import { capitalised, dayText } from '../words/sentences.ts';
import { urgencyPlace, urgencyTitle } from '../words/urgency.ts';
import { CODES, PROFILES } from './coding.ts';
import type { Document, Named } from './document.ts';
import { bullets, narrative, paragraph, quotation } from './narrative.ts';

export interface Contents {
  findings: readonly ReportedFinding[];
  observations: readonly Named<Observation>[];
}

/** The order of reading; each section can be read by a person alone. */
export function composition(
  document: Document,
  contents: Contents,
  knowledge: Knowledge,
): Named<Composition> {
  return {
    resourceType: 'Composition',
    id: document.idOf('composition'),
    language: 'en',
    text: narrative(
      paragraph(`Yarrow symptom report, ${dayText(document.case.createdAt)}.`),
      paragraph('Made by software from what a person told it. Not a diagnosis.'),
    ),
    status: 'final',
    type: CODES.patientNote,
    subject: document.refTo('patient'),
    date: document.at,
    author: [document.refTo('device')],
    title: 'Yarrow symptom report',
    section: [
      howSoon(document),
      ...crisis(document),
      ...story(document),
      ...symptoms(document, contents),
      causes(document),
      background(document, knowledge),
      watchFor(document, knowledge),
    ],
  };
}

function howSoon({ case: { result } }: Document): CompositionSection {
  const { urgency_level: level, urgency_reasons: reasons } = result;
  const place = `Urgency ${urgencyPlace(level)} of 4, from self-care (1) to emergency (4).`;
  return {
    title: 'How soon, and what was advised',
    text: narrative(
      paragraph(`${urgencyTitle(result)}. ${place}`),
      bullets(reasons.map((reason) => reasonText(reason, result))),
      bullets(result.recommendations),
    ),
  };
}

function crisis({ case: { result } }: Document): CompositionSection[] {
  const { level, carry_over: carriedOver, resources } = result.safety;
  if (level === 'none' && !carriedOver) return [];
  const lines = resources.map(({ name, call, text, chat }) =>
    [name, call && `call ${call}`, text && `text ${text}`, chat].filter(Boolean).join(', '),
  );
  return [
    {
      title: 'Please notice',
      text: narrative(
        paragraph(`The person’s words speak of a crisis (level: ${level}). Please ask directly.`),
        bullets(lines),
      ),
    },
  ];
}

const story = ({ case: { input }, refTo }: Document): CompositionSection[] => [
  {
    title: 'Patient Story',
    text: narrative(
      input.symptom_text?.trim()
        ? quotation(input.symptom_text.trim())
        : paragraph('Nothing was told in own words; answers were chosen.'),
    ),
    entry: [refTo('interview')],
  },
];

function symptoms(document: Document, { findings, observations }: Contents): CompositionSection[] {
  const refs = (wanted: (one: Observation) => boolean): Reference[] =>
    observations.filter(wanted).map(({ id }) => ({ reference: `urn:uuid:${id}` }));
  const profile = (one: Observation): string | undefined => one.meta?.profile?.[0];
  const unsure = findings.filter(({ status }) => status === 'uncertain');
  const open = notAsked(document.case).map(({ question }) => question);
  return [
    entries(
      'Symptoms present',
      refs((one) => profile(one) === PROFILES.symptom),
      observations,
    ),
    entries(
      'Symptoms denied',
      refs((one) => profile(one) === PROFILES.symptomAbsent),
      observations,
    ),
    entries(
      'Circumstances and measurements',
      refs((one) => !profile(one)),
      observations,
    ),
    {
      title: 'Not known',
      text: narrative(
        paragraph(
          unsure.length > 0
            ? `Asked, and the person is not sure: ${unsure.map(({ name }) => name).join(', ')}.`
            : 'Nothing was asked that the person was not sure of.',
        ),
        paragraph(
          open.length > 0 ? 'Not asked, and would tell most:' : 'No question was left open.',
        ),
        bullets(open),
      ),
    },
  ];
}

function entries(
  title: string,
  entry: Reference[],
  observations: readonly Named<Observation>[],
): CompositionSection {
  if (entry.length === 0) return { title, text: narrative(paragraph('Nothing was told.')) };
  const here = new Set(entry.map(({ reference }) => reference));
  const names = observations.filter(({ id }) => here.has(`urn:uuid:${id}`)).map(nameOf);
  return { title, text: narrative(bullets(names.map(capitalised))), entry };
}

function nameOf(one: Observation): string {
  const { valueBoolean, valueQuantity, valueCodeableConcept: value, code } = one;
  if (valueQuantity) return `${code.text}: ${valueQuantity.value} ${valueQuantity.unit}`;
  if (valueBoolean !== undefined) return `${code.text}: ${valueBoolean ? 'yes' : 'no'}`;
  return value?.text ?? '';
}

function causes({ case: { result }, refTo }: Document): CompositionSection {
  const dangers = result.must_not_miss.map(
    ({ name, probability, question }) =>
      `${name} (${percentText(probability)})${question ? `. Would help: ${question}` : ''}`,
  );
  return {
    title: 'What it may be',
    text: narrative(
      paragraph('Probabilities worked out by software. Not a diagnosis.'),
      bullets(
        result.conditions.map(({ name, confidence }) => `${name}: ${percentText(confidence)}`),
      ),
      ...(dangers.length > 0 ? [paragraph('Not to be missed:'), bullets(dangers)] : []),
    ),
    entry: [refTo('risk-assessment')],
  };
}

function background({ case: { input } }: Document, knowledge: Knowledge): CompositionSection {
  const told = toldOf(input, knowledge).filter(({ part }) => part !== 'answers');
  const gaps = gapsIn(told);
  return {
    title: 'Medicines, allergies, conditions and other answers',
    text: narrative(
      bullets(
        told.flatMap(({ question, answer }) => (answer === null ? [] : [`${question}: ${answer}`])),
      ),
      ...(gaps.length > 0 ? [paragraph(`Not asked: ${gaps.join(', ')}.`)] : []),
    ),
  };
}

function watchFor({ case: { input, result } }: Document, knowledge: Knowledge): CompositionSection {
  const { emergencyNumber, name, code } = countryOf(knowledge.model, input.country);
  const where = code === null ? ', or the local emergency number' : ` (${name})`;
  return {
    title: 'Watch for',
    text: narrative(
      paragraph(
        `Get help at once if any of this is so. Emergency number: ${emergencyNumber}${where}.`,
      ),
      bullets(result.red_flags),
    ),
  };
}
