import { PATHS } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';

export function Loading() {
  return (
    <div aria-busy="true" className="space-y-4">
      <p className="sr-only" role="status">
        Loading your analyses
      </p>
      {['a', 'b', 'c'].map((key) => (
        <Card key={key}>
          <SkeletonText lines={4} />
        </Card>
      ))}
    </div>
  );
}

export function HistoryFailed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <FailedToLoad
      title="Failed to Load History"
      onRetry={onRetry}
      busy={busy}
      className="mb-6"
      otherwise={
        <LinkButton variant="quiet" size="sm" to={PATHS.checker}>
          New Analysis
        </LinkButton>
      }
    >
      Failed to load symptom history
    </FailedToLoad>
  );
}

export function NothingYet() {
  return (
    <Card tone="sunk">
      <h2 className="text-xl">Nothing here yet</h2>
      <p className="mt-1.5 max-w-[60ch] text-ink-2">
        When you check your symptoms while signed in, each analysis is kept here: what you told, how
        soon to act and what it may be. Nobody else sees it.
      </p>
    </Card>
  );
}
