import { useId } from 'react';
import { cx } from '../lib/cx.ts';
import { ChoiceGroup, type GroupTexts } from './choice-group.tsx';

interface Props extends GroupTexts {
  value: number | null;
  onChange: (value: number) => void;
  /** What 1 and 10 mean. */
  low: string;
  high: string;
}

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** 1 to 10 as native radio buttons: a tap, the arrow keys or a screen reader all do. */
export function Scale({ value, onChange, low, high, ...texts }: Props) {
  const name = useId();
  return (
    <ChoiceGroup {...texts}>
      <div className="grid grid-cols-5 gap-1.5 sm:grid-cols-10">
        {STEPS.map((step) => (
          <label
            key={step}
            className={cx(
              'grid min-h-12 place-items-center rounded-button border font-semibold tabular-nums select-none',
              'transition-[background-color,border-color] duration-150',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
              value !== null && step <= value
                ? 'border-action bg-action-soft'
                : 'border-line bg-card hover:border-line-strong',
              step === value && 'bg-action! text-action-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={step === value}
              onChange={() => onChange(step)}
              aria-label={step === 1 ? `1, ${low}` : step === 10 ? `10, ${high}` : String(step)}
              className="sr-only"
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-sm text-ink-2">
        <span>1 · {low}</span>
        <span>10 · {high}</span>
      </p>
    </ChoiceGroup>
  );
}
