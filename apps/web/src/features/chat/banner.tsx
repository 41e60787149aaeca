import { OctagonAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { Problem } from './problem.ts';

/** What went wrong, why, and the way to try again. Red in its line alone: a red panel means that somebody is in danger. */
export function Banner({ problem }: { problem: Problem }) {
  return (
    <div className="mx-auto w-full max-w-[51rem] shrink-0 px-4 pb-2 sm:px-7 sm:pb-3">
      <div
        role="alert"
        className="flex items-center gap-3 rounded-card border border-now/50 bg-card py-2 pr-2 pl-3.5"
      >
        <OctagonAlert aria-hidden="true" className="size-5.5 shrink-0 text-now" />
        <div className="min-w-0 flex-1 text-sm">
          <p className="font-semibold text-now">{problem.text}</p>
          {problem.why ? <p className="text-pretty text-ink-2">{problem.why}</p> : null}
        </div>
        <Button size="sm" variant="quiet" onClick={problem.retry}>
          Retry
        </Button>
      </div>
    </div>
  );
}
