import type { Knowledge } from '@yarrow/engine';
import type { Bundle, FhirResource } from 'fhir/r4';
import { findingsOf } from '../findings.ts';
import type { ReportCase } from '../report-case.ts';
import { composition } from './composition.ts';
import { documentOf, teller, type Named } from './document.ts';
import { interview } from './interview.ts';
import { observations } from './observations.ts';
import { patient, relatedPerson, software } from './people.ts';
import { riskAssessment } from './risk-assessment.ts';

/** The report as a FHIR R4 document, after the HL7 Symptoms guide. The same session makes the same document. */
export function fhirBundle(one: ReportCase, knowledge: Knowledge): Bundle {
  const document = documentOf(one);
  const findings = findingsOf(one, knowledge);
  const observed = observations(document, findings);
  const basis = [
    document.refTo('interview'),
    ...observed.map(({ id }) => ({ reference: `urn:uuid:${id}` })),
  ];
  const resources: Named[] = [
    composition(document, { findings, observations: observed }, knowledge),
    patient(document),
    ...(teller(document) === 'related-person' ? [relatedPerson(document)] : []),
    software(document),
    interview(document, knowledge),
    ...observed,
    riskAssessment(document, basis),
  ];
  return {
    resourceType: 'Bundle',
    language: 'en',
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${one.id}` },
    type: 'document',
    timestamp: document.at,
    entry: resources.map((resource) => ({
      fullUrl: `urn:uuid:${resource.id}`,
      resource: resource as FhirResource,
    })),
  };
}
