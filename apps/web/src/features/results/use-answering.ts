import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import type { Outcome } from './analysis/outcome.ts';
import type { useAnalysis } from './analysis/use-analysis.ts';
import type { AnsweredIn, Answering } from './side/answering.ts';
import { changesBetween } from './words/changes.ts';
import type { FindingAnswer } from './words/understood.ts';

type Mutation = ReturnType<typeof useAnalysis>['answering'];

const FAILED = 'That could not be taken in just now. The result is as it was; please try again.';

/** Gives answers, one or several at once, and tells what they changed. */
export function useAnswering(outcome: Outcome | undefined, mutation: Mutation): Answering {
  const [news, setNews] = useState<Answering['news']>(null);

  const give = (given: readonly FindingAnswer[], place: AnsweredIn): void => {
    if (!outcome || mutation.isPending) return;
    mutation.mutate(
      { outcome, given: [...given] },
      {
        onSuccess: ({ result }) =>
          setNews({ text: changesBetween(outcome.result, result), place, failed: false }),
        onError: (error) =>
          setNews({
            text: error instanceof ApiError ? error.message : FAILED,
            place,
            failed: true,
          }),
      },
    );
  };

  const pending = mutation.isPending ? (mutation.variables?.given ?? []) : [];
  return { give, pending, news };
}
