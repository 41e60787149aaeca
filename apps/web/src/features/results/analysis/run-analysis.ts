import type { AnalysisRequest, AnalysisResponse } from '@yarrow/contract';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api.ts';
import type { Consent } from '../../../lib/consent.ts';
import { updateDraft } from '../../../lib/draft/draft-store.ts';
import { assessOnDevice } from '../../../lib/engine/client.ts';
import { keepGuest } from '../../../lib/guest.ts';
import { mergeAnswers, missingAnswers, type FindingAnswer } from '../words/understood.ts';
import type { Outcome, WhyDevice } from './outcome.ts';
import { planFor, sameCase, whyDevice } from './source-of-truth.ts';

export interface Order {
  request: AnalysisRequest;
  consent: Consent;
  sessionId: string | null;
  /** Ends the wait for the server; the device then takes over. */
  signal: AbortSignal;
}

/** The one way to a result: the stored one, a new one of the server, or this device's own. */
export async function runAnalysis({
  request,
  consent,
  sessionId,
  signal,
}: Order): Promise<Outcome> {
  const plan = planFor(consent, sessionId);
  if (plan === 'device') return await onDevice(request, 'chosen');
  return await orOnDevice(request, async () => {
    const stored = sessionId ? await restore(sessionId, request, signal) : null;
    return stored ?? (await analyze(request, signal));
  });
}

/** More answers to the same case: in its session, or here. */
export async function answerMore(
  { request: before, source }: Outcome,
  given: FindingAnswer[],
  signal: AbortSignal,
): Promise<Outcome> {
  const request = { ...before, answers: mergeAnswers(before.answers ?? [], given) };
  if (source.place === 'device') return await onDevice(request, source.why);
  return await orOnDevice(request, async () => {
    try {
      return onServer(request, await send(source.sessionId, given, signal));
    } catch (error) {
      // The session is gone, or the guest who owned it: the case itself is still all here.
      if (error instanceof ApiError && (error.status === 401 || error.status === 404))
        return await analyze(request, signal);
      throw error;
    }
  });
}

async function orOnDevice(
  request: AnalysisRequest,
  attempt: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await attempt();
  } catch (error) {
    const why = whyDevice(error);
    if (why === null) throw error;
    // When this device fails as well, what the server's failure was says more.
    return await onDevice(request, why).catch(() => Promise.reject(asError(error)));
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

async function analyze(request: AnalysisRequest, signal: AbortSignal): Promise<Outcome> {
  const post = async () => await call('analyze', { body: request, signal });
  const result = await post().catch(async (error: unknown) => {
    // A guest's tokens that no longer count are forgotten by now: the analysis needs none.
    if (error instanceof ApiError && error.status === 401) return await post();
    throw error;
  });
  if (result.guest) keepGuest(result.guest);
  return onServer(request, result);
}

/** Null when there is nothing to show for this case: a new analysis is then made. */
async function restore(
  id: string,
  request: AnalysisRequest,
  signal: AbortSignal,
): Promise<Outcome | null> {
  const answer = await call('getSymptomSession', { params: { id }, signal }).catch(
    (error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    },
  );
  const result = answer?.session.analysis_result;
  if (!answer || !result || !sameCase(answer.session.input_data, request)) return null;
  const { input_data: stored, created_at: madeAt } = answer.session;
  const lacking = missingAnswers(request.answers ?? [], stored.answers ?? []);
  const latest = lacking.length > 0 ? await send(id, lacking, signal) : result;
  const answers = mergeAnswers(stored.answers ?? [], lacking);
  return { ...onServer({ ...stored, answers }, latest), madeAt, restored: true };
}

const send = async (id: string, answers: FindingAnswer[], signal: AbortSignal) =>
  await call('answerQuestions', { params: { id }, body: { answers }, signal });

/** Tokens are for the session store alone and never stay with a result. */
function onServer(request: AnalysisRequest, answer: AnalysisResponse): Outcome {
  const result = { ...answer };
  delete result.guest;
  const sessionId = result.analysis.session_id;
  if (!sessionId) throw new Error('the server answered without a session');
  updateDraft({ sessionId });
  return {
    result,
    request,
    source: { place: 'server', sessionId },
    madeAt: now(),
    restored: false,
  };
}

async function onDevice(request: AnalysisRequest, why: WhyDevice): Promise<Outcome> {
  const result = await assessOnDevice(request);
  return { result, request, source: { place: 'device', why }, madeAt: now(), restored: false };
}

const now = (): string => new Date().toISOString();
