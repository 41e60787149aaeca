import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonStyle, type ButtonLook } from './button-style.ts';

type Inside = ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>;

/** A link within the app that looks like a button. */
export function LinkButton({ variant, size, full, className, ...rest }: Inside) {
  return <Link {...rest} className={buttonStyle({ variant, size, full, className })} />;
}

type Outside = ButtonLook & Omit<ComponentProps<'a'>, 'className'> & { href: string };

/** The same for an address outside the app: tel:, sms:, another site. */
export function AnchorButton({ variant, size, full, className, children, ...rest }: Outside) {
  return (
    <a {...rest} className={buttonStyle({ variant, size, full, className })}>
      {children}
    </a>
  );
}
