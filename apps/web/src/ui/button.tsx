import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface Props extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a spinner and takes no further presses; the label stays. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  full,
  className,
  busy = false,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonStyle({ variant, size, full, className })}
    >
      {busy ? <Spinner className="size-5" /> : null}
      {children}
    </button>
  );
}
