import { MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { dialLink, textLink } from '../../../lib/dial-link.ts';
import { HELP_DIRECTORY } from '../../../lib/help-directory.ts';
import { AnchorButton } from '../../../ui/link-button.tsx';
import type { Danger } from './danger.ts';
import { firstLines } from './lines.ts';

interface Props {
  danger: Danger;
  inverse: boolean;
}

/** Three of them stand side by side on a phone. */
const NARROW = 'max-sm:gap-1.5 max-sm:px-2.5';
const INVERSE = 'border-alarm-ink/60! bg-transparent! text-alarm-ink! hover:bg-alarm-ink/15!';

/** Whom to call and to write to, in one tap each. */
export function LineTaps({ danger, inverse }: Props) {
  const { call, text } = firstLines(danger);
  const sms = text?.text ? textLink(text.text) : '';
  const strong = danger.level === 'high' ? 'danger' : 'primary';
  const first = danger.level === 'medium' || danger.level === 'high' ? strong : 'quiet';
  if (!call && !sms)
    return (
      <AnchorButton
        size="sm"
        variant={first}
        className={inverse ? INVERSE : undefined}
        href={HELP_DIRECTORY.chat ?? ''}
        target="_blank"
        rel="noopener noreferrer"
      >
        Find a helpline
      </AnchorButton>
    );
  return (
    <>
      {call?.call ? (
        <Tap
          href={dialLink(call.call)}
          label={`Call ${call.call}, ${call.name}`}
          variant={first}
          inverse={inverse}
          icon={<Phone aria-hidden="true" className="size-4.5" />}
        >
          Call {call.call}
        </Tap>
      ) : null}
      {text?.text && sms ? (
        <Tap
          href={sms}
          label={`Text ${text.text}, ${text.name}`}
          variant="quiet"
          inverse={inverse}
          icon={<MessageSquareText aria-hidden="true" className="size-4.5 max-sm:hidden" />}
        >
          Text {text.text}
        </Tap>
      ) : null}
    </>
  );
}

interface TapProps {
  href: string;
  label: string;
  variant: 'primary' | 'quiet' | 'danger';
  inverse: boolean;
  icon: ReactNode;
  children: ReactNode;
}

function Tap({ href, label, variant, inverse, icon, children }: TapProps) {
  return (
    <AnchorButton
      href={href}
      size="sm"
      variant={variant}
      aria-label={label}
      className={cx(NARROW, inverse && INVERSE)}
    >
      {icon}
      {children}
    </AnchorButton>
  );
}

/** The emergency number of the country. */
export function EmergencyTap({ number, inverse }: { number: string; inverse: boolean }) {
  return (
    <AnchorButton
      href={dialLink(number)}
      size="sm"
      variant="danger"
      className={cx(NARROW, inverse && 'bg-alarm-ink! text-alarm! hover:opacity-90')}
    >
      <Phone aria-hidden="true" className="size-4.5" />
      Call {number}
    </AnchorButton>
  );
}
