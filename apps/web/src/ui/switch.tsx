import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** What it does, in a sentence. */
  hint?: ReactNode;
  disabled?: boolean;
}

/** On or off, in force at once. */
export function Switch({ checked, onChange, label, hint, disabled }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-14 items-start gap-4 py-3">
      <div className="min-w-0 flex-1">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {hint ? (
          <p id={`${id}-hint`} className="mt-0.5 max-w-[58ch] text-sm text-ink-2">
            {hint}
          </p>
        ) : null}
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className={cx(
          'relative mt-0.5 h-7 w-12 shrink-0 rounded-full border-[1.5px] transition-colors duration-150',
          'before:absolute before:-inset-2.5 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-action',
          'disabled:opacity-60',
          checked ? 'border-action bg-action' : 'border-line-strong bg-sunk',
        )}
      >
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-1/2 left-0.5 size-5 -translate-y-1/2 rounded-full transition-transform duration-150',
            checked
              ? 'translate-x-5 bg-paper'
              : 'translate-x-0 bg-ink-3 forced-colors:bg-[ButtonText]',
          )}
        />
      </button>
    </div>
  );
}
