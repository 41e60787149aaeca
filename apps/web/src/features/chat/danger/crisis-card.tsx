import { MessageSquareText, Phone } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { dialLink, textLink } from '../../../lib/dial-link.ts';
import { Button } from '../../../ui/button.tsx';
import { AnchorButton } from '../../../ui/link-button.tsx';
import { isAbuse, type Danger } from './danger.ts';
import { DIRECTORY, firstLines } from './lines.ts';
import { QuickExitButton } from './quick-exit-button.tsx';
import { helpWords } from './words.ts';

interface Props {
  danger: Danger;
  number: string;
  /** The emergency number stands right above already. */
  callAbove: boolean;
  /** Rose while the person was here: the panel takes the focus, once. */
  takesFocus: boolean;
  onMore: () => void;
  onPlan: (() => void) | null;
}

/** Help for someone in danger from themselves or others, one tap away, above the composer. */
export function CrisisCard({ danger, number, callAbove, takesFocus, onMore, onPlan }: Props) {
  const words = helpWords(danger);
  const { title } = words;
  // What to do stands right above already.
  const text = callAbove && danger.level === 'immediate' ? '' : words.text;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { level } = danger;
  const now = level === 'immediate';
  const slim = level === 'low' || level === 'none';
  const emergencyCall = !callAbove && (now || (level === 'high' && !firstLines(danger).call));
  return (
    <section
      role={now ? 'alert' : undefined}
      aria-labelledby="help-title"
      className={cx(
        now ? 'bg-alarm text-alarm-ink' : 'mx-auto mb-3 w-full max-w-[51rem] px-4 sm:px-7',
      )}
    >
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-5 gap-y-2.5',
          now
            ? 'mx-auto max-w-[51rem] px-4 py-3 sm:px-7 tall:sm:py-4'
            : 'rounded-card border px-4 py-2.5',
          level === 'high' && 'border-now/35 bg-now-bg tall:py-3.5',
          level === 'medium' && 'border-action/30 bg-action-soft tall:py-3.5',
          slim && 'border-line bg-card',
        )}
      >
        <div className={cx('min-w-0 flex-1', slim ? 'basis-48' : 'basis-72')}>
          <h2
            ref={heading}
            id="help-title"
            tabIndex={-1}
            className={cx(
              'outline-none',
              slim ? 'inline font-sans text-sm font-semibold' : 'text-xl',
            )}
          >
            {title}
          </h2>
          {slim ? <More onPress={onMore} /> : null}
          {text ? <p className={cx('text-sm', !now && 'text-ink-2')}>{text}</p> : null}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {emergencyCall ? <EmergencyCall number={number} inverse={now} /> : null}
          <Lines danger={danger} inverse={now} />
          {onPlan && !slim && !now ? (
            <Button size="sm" variant="quiet" onClick={onPlan}>
              Safety plan
            </Button>
          ) : null}
          {isAbuse(danger) ? <QuickExitButton /> : null}
          {slim ? null : <More onPress={onMore} />}
        </div>
      </div>
    </section>
  );
}

function More({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="min-h-11 rounded-lg px-2 text-sm font-semibold underline underline-offset-2"
    >
      More help
    </button>
  );
}

interface LinesProps {
  danger: Danger;
  inverse: boolean;
}

const INVERSE = 'border-alarm-ink/60! bg-transparent! text-alarm-ink! hover:bg-alarm-ink/15!';

/** Whom to call and to write to, in one tap each. */
function Lines({ danger, inverse }: LinesProps) {
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
        href={DIRECTORY.chat ?? ''}
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
          icon={<MessageSquareText aria-hidden="true" className="size-4.5" />}
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
      className={cx('max-sm:gap-1.5 max-sm:px-3', inverse && INVERSE)}
    >
      {icon}
      {children}
    </AnchorButton>
  );
}

function EmergencyCall({ number, inverse }: { number: string; inverse: boolean }) {
  return (
    <AnchorButton
      href={dialLink(number)}
      size={inverse ? 'md' : 'sm'}
      variant="danger"
      className={inverse ? 'bg-alarm-ink! text-alarm! hover:opacity-90' : undefined}
    >
      <Phone aria-hidden="true" className="size-5" />
      Call {number}
    </AnchorButton>
  );
}
