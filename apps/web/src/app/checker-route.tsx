import { redirect, type LoaderFunction } from 'react-router';
import type { ComponentType } from 'react';
import { pageOf } from '../features/checker/step-pages.ts';
import { mustGoTo } from '../features/checker/guard.ts';
import { backPath } from '../features/checker/navigation.ts';
import { flowOf } from '../features/checker/flow.ts';
import type { StepId } from '../features/checker/steps.ts';
import { currentDraft, updateDraft } from '../lib/draft/draft-store.ts';

/** A step of the questionnaire: guarded by its table, its page loaded when it is opened. */
export async function checkerRoute(
  id: StepId,
): Promise<{ loader: LoaderFunction; Component: ComponentType }> {
  const Component = id === 'results' ? await resultsRoute() : await pageOf(id);
  return { loader: () => enter(id), Component };
}

function enter(id: StepId): Response | null {
  const elsewhere = mustGoTo(id, currentDraft());
  if (elsewhere) return redirect(elsewhere);
  updateDraft({ step: id });
  return null;
}

/** The results are another feature's; the way back from them is the questionnaire's. */
async function resultsRoute(): Promise<ComponentType> {
  const [{ ResultsPage }, { QueryScope }] = await Promise.all([
    import('../features/results/results-page.tsx'),
    import('./query-scope.tsx'),
  ]);
  return function ResultsRoute() {
    return (
      <QueryScope>
        <ResultsPage backTo={backPath('results', flowOf(currentDraft()))} />
      </QueryScope>
    );
  };
}
