import { MapPin } from 'lucide-react';
import { SITE } from '../../../site-content.ts';
import type { ButtonVariant } from '../../../ui/button-style.ts';
import { AnchorButton } from '../../../ui/link-button.tsx';

/** The operator's care finder; nothing where there is none. */
export function FindDoctors({ variant }: { variant?: ButtonVariant }) {
  if (!SITE.careFinderUrl) return null;
  return (
    <AnchorButton
      href={SITE.careFinderUrl}
      target="_blank"
      rel="noopener noreferrer"
      variant={variant}
      className="print:hidden"
    >
      <MapPin aria-hidden="true" className="size-5" />
      Find Local Doctors
      <span className="sr-only"> (opens in a new tab)</span>
    </AnchorButton>
  );
}
