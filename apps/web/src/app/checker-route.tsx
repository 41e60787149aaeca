import { redirect, type LoaderFunction } from 'react-router';
import type { ComponentType } from 'react';
import { pageOf, prefetchPages } from '../features/checker/step-pages.ts';
import { mustGoTo } from '../features/checker/guard.ts';
import { backPath, placeOf } from '../features/checker/navigation.ts';
import { flowOf } from '../features/checker/flow.ts';
import type { StepId } from '../features/checker/steps.ts';
import { currentDraft, updateDraft } from '../lib/draft/draft-store.ts';
import { warmUpEngine } from '../lib/engine/client.ts';

/** A step of the questionnaire: guarded by its table, its page loaded when it is opened. */
export async function checkerRoute(
  id: StepId,
): Promise<{ loader: LoaderFunction; Component: ComponentType }> {
  const Component = id === 'results' ? await resultsRoute() : await pageOf(id);
  if (id !== 'results') setTimeout(prefetchAll, WARM_UP_AFTER_MS);
  return { loader: () => enter(id), Component };
}

function enter(id: StepId): Response | null {
  const elsewhere = mustGoTo(id, currentDraft());
  if (elsewhere) return redirect(elsewhere);
  updateDraft({ step: id });
  return null;
}

/** By then the first screen is there and the line is free. */
const WARM_UP_AFTER_MS = 2000;

/** The other screens, and the engine with its knowledge: from there on the server may be gone. */
function prefetchAll(): void {
  prefetchPages();
  void resultsRoute().catch(() => null);
  void warmUpEngine().catch(() => null);
  // A module that could not be loaded once may not be asked for again before a reload: better now than offline.
  void import('../lib/contract.ts').catch(() => null);
}

/** The results are another feature's; the way back from them is the questionnaire's. */
async function resultsRoute(): Promise<ComponentType> {
  const [{ ResultsPage }, { QueryScope }] = await Promise.all([
    import('../features/results/results-page.tsx'),
    import('./query-scope.tsx'),
  ]);
  return function ResultsRoute() {
    const flow = flowOf(currentDraft());
    return (
      <QueryScope>
        <ResultsPage backTo={backPath('results', flow)} place={placeOf('results', flow)} />
      </QueryScope>
    );
  };
}
