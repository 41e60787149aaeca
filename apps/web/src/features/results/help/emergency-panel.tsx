import { Siren } from 'lucide-react';
import { URGENCY } from '../../../ui/urgency.ts';
import { CallButton } from '../../../ui/call-button.tsx';

interface Props {
  /** What to do, then why: short, both. */
  advice: string | undefined;
  reason: string | undefined;
  number: string;
  as?: 'h1' | 'h2';
}

/** The one thing on the page that may shout: how soon, what to do, and the call one tap away. */
export function EmergencyPanel({ advice, reason, number, as: Heading = 'h1' }: Props) {
  return (
    <section
      aria-labelledby="emergency-title"
      className="rounded-[18px] border-2 border-alarm bg-alarm p-5 text-alarm-ink sm:p-8 print:bg-transparent print:text-alarm"
    >
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-5 sm:gap-x-6 lg:grid-cols-[auto_1fr_auto] lg:items-center">
        <span className="grid size-12 place-items-center rounded-full bg-alarm-ink text-alarm sm:size-16">
          <Siren aria-hidden="true" className="size-6 sm:size-8" strokeWidth={1.8} />
        </span>
        <div className="min-w-0">
          <Heading id="emergency-title" tabIndex={-1} className="text-3xl sm:text-4xl">
            {URGENCY.emergency.words}
          </Heading>
          {advice ? <p className="mt-2 max-w-[54ch] text-lg font-semibold">{advice}</p> : null}
          {reason ? <p className="mt-2 max-w-[58ch]">{reason}</p> : null}
          <p className="mt-3 text-sm">The most urgent of four levels.</p>
        </div>
        <div className="col-span-full grid gap-2 lg:col-span-1 print:hidden">
          <CallButton number={number} look="inverse">
            Call {number}
          </CallButton>
        </div>
      </div>
    </section>
  );
}
