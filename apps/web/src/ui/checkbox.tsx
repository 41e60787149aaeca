import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  className?: string;
}

export function Checkbox({ checked, onChange, children, className }: Props) {
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-lg px-2 py-1.5 select-none hover:bg-sunk',
        'has-focus-visible:outline-3 has-focus-visible:outline-action',
        className,
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="check-box"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
