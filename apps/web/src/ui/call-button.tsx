import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnchorButton } from './link-button.tsx';
import { dialLink } from '../lib/dial-link.ts';

interface Props {
  number: string;
  children: ReactNode;
  /** `inverse` on a red panel. */
  look?: 'danger' | 'inverse' | 'quiet';
  size?: 'sm' | 'md' | 'lg';
}

const INVERSE = 'bg-alarm-ink! text-alarm! hover:opacity-90';

export function CallButton({ number, children, look = 'danger', size = 'lg' }: Props) {
  return (
    <AnchorButton
      href={dialLink(number)}
      size={size}
      variant={look === 'quiet' ? 'quiet' : 'danger'}
      className={look === 'inverse' ? INVERSE : undefined}
    >
      <Phone aria-hidden="true" className="size-5" />
      {children}
    </AnchorButton>
  );
}
