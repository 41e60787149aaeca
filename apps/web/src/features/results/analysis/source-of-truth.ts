import type { AnalysisRequest } from '@yarrow/contract';
import { ApiError } from '../../../lib/api-error.ts';
import type { Consent } from '../../../lib/consent.ts';
import type { WhyDevice } from './outcome.ts';

export type Plan = 'ask' | 'device' | 'restore' | 'analyze';

/** Where the result comes from. Who chose the device is never sent to the server, whatever lies there from before. */
export function planFor(consent: Consent, sessionId: string | null): Plan {
  if (consent === 'device') return 'device';
  if (sessionId) return 'restore';
  return consent === 'server' ? 'analyze' : 'ask';
}

/**
 * What a failed call means: null when the server refused (4xx), for then its message is what the person needs;
 * otherwise it could not, and this device can.
 */
export function whyDevice(error: unknown): WhyDevice | null {
  if (!(error instanceof ApiError)) return 'trouble';
  if (error.code === 'offline') return 'offline';
  return error.status >= 400 && error.status < 500 ? null : 'trouble';
}

/** The answers of the questionnaire as one line, without what the questionnaire does not decide. */
export const fingerprint = (request: AnalysisRequest): string =>
  JSON.stringify(
    sorted({ ...request, answers: undefined, country: undefined, local_date: undefined }),
  );

/** True when a stored analysis still stands for what the questionnaire says now. */
export const sameCase = (one: AnalysisRequest, other: AnalysisRequest): boolean =>
  fingerprint(one) === fingerprint(other);

/** Keys in one order, because the server gives them back in its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]): [string, unknown] => [key, sorted(inner)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
