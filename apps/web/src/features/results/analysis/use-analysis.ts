import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Consent } from '../../../lib/consent.ts';
import { currentDraft } from '../../../lib/draft/draft-store.ts';
import { localDateOf, toAnalysisRequest } from '../../../lib/draft/to-analysis-request.ts';
import { regionOf } from '../../../lib/emergency-number.ts';
import { TIMINGS } from '../../../lib/timings.ts';
import { assessOnDevice } from '../../../lib/engine/client.ts';
import { mergeAnswers, type FindingAnswer } from '../words/understood.ts';
import type { Outcome } from './outcome.ts';
import { answerMore, runAnalysis } from './run-analysis.ts';
import { fingerprint } from './source-of-truth.ts';
import { answersFor, rememberAnswers } from './told-answers.ts';

/** The case as the questionnaire left it, taken once: while the result is on screen nothing changes it but answers. */
export function useCase() {
  const [told] = useState(() => {
    const request = toAnalysisRequest(currentDraft(), {
      localDate: localDateOf(new Date()),
      country: regionOf(navigator.languages),
    });
    return { request, basis: fingerprint(request) };
  });
  return told;
}

export type Case = ReturnType<typeof useCase>;

/** With what was answered on the results: a later answer overrules what was struck out before. */
const requestOf = ({ request, basis }: Case) => {
  const answers = mergeAnswers(request.answers ?? [], answersFor(basis));
  return answers.length > 0 ? { ...request, answers } : request;
};

/** Neither paused without a network nor retried behind the person's back: the device is the second attempt. */
const AT_ONCE = { networkMode: 'always', retry: false } as const;

export function useAnalysis(told: Case, consent: Consent, enabled: boolean) {
  const key = ['analysis', told.basis, consent];
  const client = useQueryClient();
  const wait = useRef<AbortController | null>(null);

  /** The server is given its time and no more; whoever does not want to wait can end it. */
  const patiently = async <T>(act: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const controller = new AbortController();
    wait.current = controller;
    const timer = setTimeout(() => controller.abort(), TIMINGS.resultsPatience);
    return await act(controller.signal).finally(() => clearTimeout(timer));
  };

  const query = useQuery({
    queryKey: key,
    queryFn: async () =>
      await patiently(async (signal) => {
        const { sessionId } = currentDraft();
        return await runAnalysis({ request: requestOf(told), consent, sessionId, signal });
      }),
    enabled,
    staleTime: Infinity,
    ...AT_ONCE,
  });

  const answering = useMutation({
    mutationFn: async ({ outcome, given }: { outcome: Outcome; given: FindingAnswer[] }) =>
      await patiently(async (signal) => await answerMore(outcome, given, signal)),
    onSuccess: (outcome) => {
      rememberAnswers(told.basis, outcome.request.answers ?? []);
      client.setQueryData(key, outcome);
    },
    ...AT_ONCE,
  });

  return {
    query,
    answering,
    workOutHere: () => wait.current?.abort(),
    forget: () => client.removeQueries({ queryKey: ['analysis'] }),
  };
}

/**
 * A look at the case by this device alone, sent nowhere and kept nowhere, while the person is still being asked or is
 * waiting. It is never shown as the result: it only brings urgent help forward.
 */
export function useGlimpse({ request, basis }: Case, enabled: boolean) {
  const { data } = useQuery({
    queryKey: ['glimpse', basis],
    queryFn: async () => await assessOnDevice(request),
    enabled,
    staleTime: Infinity,
    ...AT_ONCE,
  });
  return data ?? null;
}
