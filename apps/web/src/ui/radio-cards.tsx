import { useId } from 'react';
import { cx } from '../lib/cx.ts';
import { ChoiceGroup, type GroupTexts } from './choice-group.tsx';
import type { Choice } from './choice.ts';

interface Props<V extends string> extends GroupTexts {
  options: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** Side by side from a small tablet on; always one column where texts are long. */
  columns?: 1 | 2;
}

/** One answer among a few that deserve room. */
export function RadioCards<V extends string>({
  options,
  value,
  onChange,
  columns = 1,
  ...texts
}: Props<V>) {
  const name = useId();
  return (
    <ChoiceGroup {...texts}>
      <div className={cx('grid gap-2.5', columns === 2 && 'grid-cols-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-14 items-center gap-3 rounded-field border border-line bg-card px-4 py-3 select-none',
              'transition-[background-color,border-color] duration-150 hover:border-line-strong',
              'has-checked:border-action has-checked:bg-action-soft active:bg-sunk',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="radio-dot"
            />
            <span>
              <span className="font-medium">{option.label}</span>
              {option.hint ? <span className="block text-sm text-ink-2">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
