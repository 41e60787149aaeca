import type { AnalysisRequest } from '@yarrow/contract';
import { Fhir } from 'fhir';
import type { Bundle, FhirResource, Observation } from 'fhir/r4';
import { beforeAll, describe, expect, it } from 'vitest';
import { realKnowledge } from '../../../testing-knowledge.ts';
import { reportCase, SESSION, USUAL } from '../testing-report.ts';
import { fhirBundle } from './bundle.ts';

const bundleOf = async (input: AnalysisRequest): Promise<Bundle> =>
  JSON.parse(JSON.stringify(fhirBundle(await reportCase(input), await realKnowledge()))) as Bundle;
const resources = ({ entry = [] }: Bundle): FhirResource[] =>
  entry.flatMap(({ resource }) => (resource as FhirResource | undefined) ?? []);
const only = <T extends FhirResource['resourceType']>(
  bundle: Bundle,
  type: T,
): Extract<FhirResource, { resourceType: T }>[] =>
  resources(bundle).filter(
    (one): one is Extract<FhirResource, { resourceType: T }> => one.resourceType === type,
  );
const symptom = (bundle: Bundle, name: string): Observation | undefined =>
  only(bundle, 'Observation').find((one) => one.valueCodeableConcept?.text === name);
const fhir = new Fhir();
const errorsIn = (bundle: Bundle): unknown[] =>
  fhir
    .validate(bundle as never, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => /error|fatal/.test(String(severity)));

const STRANGE = 'cough <b>&amp;</b> "]]>" \u0000\u0007\uD800 头痛 '.repeat(250).slice(0, 10_000);
const CASES: [string, AnalysisRequest][] = [
  ['a usual case', USUAL],
  ['next to nothing', { symptom_text: 'a cough' }],
  ['nothing understood', { symptom_text: 'xyzzy qwrt' }],
  ['chosen symptoms alone', { primary_symptoms: ['Headache'], duration: 'more_than_1_month' }],
  ['somebody else, a baby', { symptom_text: 'fever', subject: 'other', age: 0.5 }],
  [
    'an emergency',
    { symptom_text: 'crushing chest pain into my left arm', age: 58, gender: 'male' },
  ],
  ['a crisis', { symptom_text: 'I want to kill myself tonight', country: 'US' }],
  ['markup and control characters', { symptom_text: STRANGE, current_medications: '<i>&\u0000' }],
];

beforeAll(realKnowledge);

describe('the FHIR document', () => {
  it.each(CASES)('is valid R4 for %s', async (_, input) => {
    expect(errorsIn(await bundleOf(input))).toEqual([]);
  });

  it('would fail the validation if something were wrong in it', async () => {
    const bundle = await bundleOf(USUAL);
    const [composition] = only(bundle, 'Composition');
    Object.assign(composition ?? {}, { status: 'wishful', surprise: 1 });
    expect(errorsIn(bundle).length).toBeGreaterThan(1);
  });

  it.each(CASES)('holds together for %s: every reference leads to an entry', async (_, input) => {
    const bundle = await bundleOf(input);
    const urls = new Set(bundle.entry?.map(({ fullUrl }) => fullUrl));
    expect(urls.size).toBe(bundle.entry?.length);
    const references = JSON.stringify(bundle).matchAll(/"reference":"(.*?)"/g);
    for (const [, reference] of references) expect(urls).toContain(reference);
    for (const one of resources(bundle)) {
      expect(urls).toContain(`urn:uuid:${one.id}`);
      const { div } = (one as { text: { div: string } }).text;
      expect(div.replaceAll(/<[^>]*>/g, ''), one.resourceType).toMatch(/\w/);
      expect(div).not.toMatch(/<(?!\/?(?:div|p|ul|li|blockquote|br)\b)/);
      expect(div).not.toMatch(/[^\P{Cc}\t\n\r]/u);
    }
  });

  it('is a document: first the composition, about the patient, by the software', async () => {
    const bundle = await bundleOf(USUAL);
    expect(bundle).toMatchObject({
      type: 'document',
      identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${SESSION}` },
      timestamp: '2026-11-21T08:30:00.000Z',
    });
    expect(resources(bundle)[0]).toMatchObject({ resourceType: 'Composition', status: 'final' });
    const [patient] = only(bundle, 'Patient');
    expect(patient).toMatchObject({ gender: 'female' });
    expect(patient, 'nothing that names or dates').not.toHaveProperty('birthDate');
    expect(patient).not.toHaveProperty('name');
    expect(only(bundle, 'Composition')[0]?.section?.map(({ title }) => title)).toContain(
      'Patient Story',
    );
  });

  it('never has a condition: software has not diagnosed', async () => {
    for (const [, input] of CASES) {
      const types = resources(await bundleOf(input)).map(({ resourceType }) => resourceType);
      expect(types).not.toContain('Condition');
      expect(types).toContain('RiskAssessment');
    }
  });

  it('has what is there and what was denied after the Symptoms guide', async () => {
    const bundle = await bundleOf(USUAL);
    const guide = 'http://hl7.org/fhir/uv/symptoms/StructureDefinition/';
    expect(symptom(bundle, 'cough')).toMatchObject({
      meta: { profile: [`${guide}SymptomObservation`] },
      category: [{ coding: [{ code: 'symptom' }] }],
      code: { coding: [{ system: 'http://loinc.org', code: '75325-1' }] },
      effectivePeriod: { start: '2026-11-20' },
    });
    expect(symptom(bundle, 'sore throat')?.bodySite).toEqual({ text: 'Throat' });
    expect(symptom(bundle, 'chest pain')).toMatchObject({
      meta: { profile: [`${guide}SymptomAbsentObservation`] },
      code: { coding: [{ system: 'http://loinc.org', code: '111551-8' }] },
      note: [{ text: 'In the person’s words: “chest pain”' }],
    });
    expect(symptom(bundle, 'runny nose'), 'nobody knows').toBeUndefined();
    for (const one of only(bundle, 'Observation'))
      for (const forbidden of ['dataAbsentReason', 'interpretation', 'device', 'specimen'])
        expect(one).not.toHaveProperty(forbidden);
  });

  it('keeps circumstances apart from symptoms, and codes the temperature', async () => {
    const bundle = await bundleOf(USUAL);
    const asthma = only(bundle, 'Observation').find(({ code }) => code.text === 'asthma');
    expect(asthma).toMatchObject({ valueBoolean: true });
    expect(asthma?.meta).toBeUndefined();
    const temperature = only(bundle, 'Observation').find(({ valueQuantity }) => valueQuantity);
    expect(temperature).toMatchObject({
      code: { coding: [{ system: 'http://loinc.org', code: '8310-5' }] },
      valueQuantity: { value: 38.4, code: 'Cel' },
    });
  });

  it('gives a strength to a symptom only where that alone was complained of', async () => {
    expect(symptom(await bundleOf(USUAL), 'cough')?.component).toBeUndefined();
    const alone = await bundleOf({ symptom_text: 'a headache', intensity: 8 });
    expect(symptom(alone, 'headache')?.component).toMatchObject([
      { code: { coding: [{ code: '64750-3' }] }, valueCodeableConcept: { text: '8 out of 10' } },
    ]);
  });

  it('says how likely each cause is, with the code of the knowledge, resting on what was told', async () => {
    const bundle = await bundleOf(USUAL);
    const { result } = await reportCase(USUAL);
    const [risk] = only(bundle, 'RiskAssessment');
    const shares = risk?.prediction?.map(({ probabilityDecimal }) => probabilityDecimal);
    expect(shares).toEqual([
      ...result.conditions.map(({ confidence }) => confidence),
      result.other,
    ]);
    expect(risk?.prediction?.[0]).toMatchObject({
      outcome: {
        text: result.conditions[0]?.name,
        coding: [
          { system: 'http://hl7.org/fhir/sid/icd-10-cm', code: result.conditions[0]?.icd10 },
        ],
      },
      qualitativeRisk: { text: expect.stringMatching(/likely|possible/) as string },
    });
    expect(risk?.basis).toHaveLength(only(bundle, 'Observation').length + 1);
  });

  it('lets the one who told it be another than the patient', async () => {
    const bundle = await bundleOf({ symptom_text: 'a cough', subject: 'other' });
    const [teller] = only(bundle, 'RelatedPerson');
    expect(symptom(bundle, 'cough')?.performer).toEqual([{ reference: `urn:uuid:${teller?.id}` }]);
    expect(only(await bundleOf(USUAL), 'RelatedPerson')).toEqual([]);
  });

  it('is the same document for the same session', async () => {
    expect(await bundleOf(USUAL)).toEqual(await bundleOf(USUAL));
  });

  it('has the interview as it was, and no answer that was not given', async () => {
    const [interview] = only(
      await bundleOf({ symptom_text: 'a cough', age: 3 }),
      'QuestionnaireResponse',
    );
    expect(
      interview?.item?.map(({ linkId, answer }) => [linkId, answer?.[0]?.valueString]),
    ).toEqual([
      ['symptom_text', 'a cough'],
      ['age', '3 years'],
    ]);
  });
});
