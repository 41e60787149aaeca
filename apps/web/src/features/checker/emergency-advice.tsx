import { Phone } from 'lucide-react';
import { useEmergencyNumber } from '../../lib/country-pack.ts';
import { AnchorButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function EmergencyAdvice() {
  const number = useEmergencyNumber();
  return (
    <Notice
      role="alert"
      tone="danger"
      title="Seek Immediate Medical Attention"
      actions={
        <AnchorButton href={`tel:${number}`} variant="danger">
          <Phone aria-hidden="true" className="size-5" />
          Call {number}
        </AnchorButton>
      }
    >
      Go to the emergency department now, or call for help. Do not drive yourself. If {number} is
      not the emergency number where you are, call your local one.
    </Notice>
  );
}
