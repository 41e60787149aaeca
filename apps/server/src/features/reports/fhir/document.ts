import type { FhirResource, Reference } from 'fhir/r4';
import { v5 as uuidv5 } from 'uuid';
import type { ReportCase } from '../report-case.ts';

/** What every resource of one report needs to know. */
export interface Document {
  case: ReportCase;
  /** When the person told it, as an instant. */
  at: string;
  /** The same for the same session and name, in every report of it. */
  idOf: (name: string) => string;
  refTo: (name: string) => Reference;
}

export function documentOf(one: ReportCase): Document {
  const idOf = (name: string): string => uuidv5(name, one.id);
  return {
    case: one,
    at: one.createdAt.toISOString(),
    idOf,
    refTo: (name) => ({ reference: `urn:uuid:${idOf(name)}` }),
  };
}

/** Of the person who told it: who else than the patient has a resource of their own. */
export const teller = ({ case: { input } }: Document): 'patient' | 'related-person' =>
  input.subject === 'other' ? 'related-person' : 'patient';

export type Named<R extends FhirResource = FhirResource> = R & { id: string };
