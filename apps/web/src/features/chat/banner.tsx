import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Problem } from './problem.ts';

/** A failure that harms nobody: what went wrong, why, and the way to try again. */
export function Banner({ problem }: { problem: Problem }) {
  return (
    <div className="mx-auto w-full max-w-[51rem] shrink-0 px-4 pb-3 sm:px-7">
      <Notice tone="caution" role="alert" title={problem.text} className="items-center p-3!">
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span>{problem.why}</span>
          <Button size="sm" variant="quiet" onClick={problem.retry}>
            Retry
          </Button>
        </div>
      </Notice>
    </div>
  );
}
