import { useEffect, useRef } from 'react';
import { cx } from '../../../lib/cx.ts';
import { isAbuse, type Danger } from './danger.ts';
import { EmergencyTap, LineTaps } from './help-taps.tsx';
import { firstLines } from './lines.ts';
import { QuickExitButton } from './quick-exit-button.tsx';
import { helpWords } from './words.ts';

interface Props {
  danger: Danger;
  number: string;
  /** The emergency number stands right above already. */
  callAbove: boolean;
  /** It has just come: on a small screen its words give way to the conversation once the person writes on. */
  isNew: boolean;
  onMore: () => void;
  onPlan: (() => void) | null;
}

/** Help for someone in danger from themselves or others, one tap away, above the composer. */
export function CrisisCard({ danger, number, callAbove, isNew, onMore, onPlan }: Props) {
  const words = helpWords(danger);
  const { title } = words;
  // What to do stands right above already.
  const text = callAbove && danger.level === 'immediate' ? '' : words.text;
  const { level } = danger;
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = isNew && level === 'high';
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const now = level === 'immediate';
  const slim = level === 'low' || level === 'none';
  const emergencyCall = !callAbove && (now || (level === 'high' && !firstLines(danger).call));
  return (
    <section
      role={now ? 'alert' : undefined}
      aria-labelledby="help-title"
      className={cx(
        now ? 'bg-alarm text-alarm-ink' : 'mx-auto mb-2 w-full max-w-[51rem] px-4 sm:mb-3 sm:px-7',
        callAbove && (now ? 'border-t border-alarm-ink/25' : 'mt-2 sm:mt-3'),
      )}
    >
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-5 gap-y-2 sm:gap-y-2.5',
          now
            ? 'mx-auto max-w-[51rem] px-4 py-2.5 sm:px-7 tall:sm:py-4'
            : 'rounded-card border px-3 py-2 sm:px-4 sm:py-2.5',
          level === 'high' && 'border-now/35 bg-now-bg tall:sm:py-3.5',
          level === 'medium' && 'border-action/30 bg-action-soft tall:sm:py-3.5',
          slim && 'border-line bg-card',
        )}
      >
        <div className={cx('min-w-0 flex-1', slim ? 'basis-48' : 'basis-72')}>
          <h2
            ref={heading}
            id="help-title"
            tabIndex={-1}
            className={cx(
              'mr-2.5 inline outline-none',
              slim ? 'font-sans text-sm font-semibold' : 'text-lg leading-snug sm:text-xl',
            )}
          >
            {title}
          </h2>
          {onPlan && !slim && !now ? <Way onPress={onPlan}>Safety plan</Way> : null}{' '}
          <Way onPress={onMore}>More help</Way>
          {text ? (
            <p
              className={cx(
                'mt-0.5 text-sm text-pretty',
                !now && 'text-ink-2',
                (callAbove || !isNew) && 'max-sm:hidden',
              )}
            >
              {text}
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-1.5 max-sm:w-full max-sm:*:grow sm:gap-2">
          {emergencyCall ? <EmergencyTap number={number} inverse={now} /> : null}
          <LineTaps danger={danger} inverse={now} />
          {isAbuse(danger) ? <QuickExitButton /> : null}
        </div>
      </div>
    </section>
  );
}

/** What else there is, beside the title: the calls alone are buttons to the eye. */
function Way({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="relative mr-2.5 text-sm font-semibold whitespace-nowrap underline underline-offset-2 before:absolute before:-inset-x-1.5 before:-inset-y-2"
    >
      {children}
    </button>
  );
}
