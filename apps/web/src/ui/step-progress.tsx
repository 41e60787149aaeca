import { cx } from '../lib/cx.ts';

/** "Step 3 of 6" with a segment for each step. */
export function StepProgress({ current, total }: { current: number; total: number }) {
  return (
    <div>
      <p className="text-xs font-semibold tracking-wide text-ink-3">
        Step {current} of {total}
      </p>
      <div aria-hidden="true" className="mt-2 flex gap-1.5">
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={cx(
              'h-1.25 flex-1 rounded-full transition-colors duration-200',
              index < current ? 'bg-action' : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  );
}
