import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface GroupTexts {
  legend: ReactNode;
  hint?: ReactNode;
  /** Shown as a small button beside the legend: unanswers an optional question. */
  onClear?: (() => void) | undefined;
  /** Hides the legend from sight where the heading already asks. */
  legendHidden?: boolean;
}

/** A question with several answers: fieldset, legend, hint. */
export function ChoiceGroup({
  legend,
  hint,
  onClear,
  legendHidden = false,
  children,
}: GroupTexts & { children: ReactNode }) {
  const hintId = useId();
  return (
    <div className="relative">
      <fieldset aria-describedby={hint ? hintId : undefined}>
        <legend className={cx('font-semibold', onClear && 'pr-16', legendHidden && 'sr-only')}>
          {legend}
        </legend>
        {hint ? (
          <p id={hintId} className="mt-0.5 text-sm text-ink-2">
            {hint}
          </p>
        ) : null}
        <div className={legendHidden && !hint ? undefined : 'mt-2.5'}>{children}</div>
      </fieldset>
      {onClear ? (
        <button
          type="button"
          onClick={onClear}
          className="absolute -top-2.5 right-0 min-h-11 rounded-lg px-2 text-sm font-semibold text-action hover:underline"
        >
          Clear<span className="sr-only"> the answer</span>
        </button>
      ) : null}
    </div>
  );
}
