import type { ConditionEntry } from '../../../lib/engine/client.ts';
import { cx } from '../../../lib/cx.ts';
import { useEmergencyNumber } from '../../../lib/country-pack.ts';
import { CallButton } from '../../../ui/call-button.tsx';
import { UrgencyBadge } from '../../../ui/urgency-badge.tsx';
import { URGENCY } from '../../../ui/urgency.ts';
import { SourceMark } from '../source-mark.tsx';

/** How urgent it is, why, and what makes it more so. */
export function HowSoon({ entry }: { entry: ConditionEntry }) {
  const { urgency, urgency_raised_by: raised, must_not_miss: question, sources } = entry;
  const number = useEmergencyNumber();
  const { icon: Icon, words, ink, panel } = URGENCY[urgency];
  return (
    <section
      aria-labelledby="how-soon"
      className={cx('mt-6 rounded-card border p-4 sm:p-5', panel)}
    >
      <h2 id="how-soon" className={cx('flex items-start gap-2.5 text-2xl', ink)}>
        <Icon aria-hidden="true" className="mt-1 size-6 shrink-0" />
        {words}
      </h2>
      <p className="mt-1.5 max-w-[62ch]">
        {entry.urgency_reason}
        <SourceMark source={entry.urgency_source} sources={sources} />
      </p>
      {urgency === 'emergency' ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <p className="min-w-0 flex-1 basis-52 font-semibold">
            If you think that you have this now, do not read on.
          </p>
          <CallButton number={number} size="md">
            Call {number}
          </CallButton>
        </div>
      ) : null}
      {raised.length > 0 ? (
        <>
          <h3 className="mt-4 font-semibold">What makes it more urgent</h3>
          <ul className="mt-2 space-y-2.5">
            {raised.map(({ level, reason, source }) => (
              <li key={reason} className="flex flex-wrap items-start gap-x-3 gap-y-1">
                <UrgencyBadge level={level} />
                <span className="min-w-0 flex-1 basis-52 pt-0.5">
                  {reason}
                  <SourceMark source={source} sources={sources} />
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {question ? (
        <p className="mt-4 max-w-[62ch]">
          <span className="font-semibold">Not to be missed.</span> The question that counts most:{' '}
          {question}
        </p>
      ) : null}
    </section>
  );
}
