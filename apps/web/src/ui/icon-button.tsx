import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

interface Props extends ComponentProps<'button'> {
  /** What it does, for those who do not see the icon; also its tooltip. */
  label: string;
}

export function IconButton({ label, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-button text-ink-2 transition-colors duration-150',
        'hover:bg-sunk hover:text-ink active:bg-line disabled:text-ink-3 disabled:opacity-50 [&_svg]:size-5',
        className,
      )}
    >
      {children}
    </button>
  );
}
