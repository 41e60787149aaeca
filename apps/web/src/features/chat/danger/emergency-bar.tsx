import { Siren } from 'lucide-react';
import { CallButton } from '../../../ui/call-button.tsx';

/** A medical emergency: the number, and what to do. */
export function EmergencyBar({ number }: { number: string }) {
  return (
    <section role="alert" aria-labelledby="emergency-title" className="bg-alarm text-alarm-ink">
      <div className="mx-auto grid max-w-[51rem] grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5 px-4 py-2.5 sm:grid-cols-[auto_1fr_auto] sm:gap-y-0.5 sm:px-7 tall:sm:py-4">
        <Siren
          aria-hidden="true"
          className="col-start-1 row-span-2 row-start-1 mt-1 size-6 self-start max-sm:hidden"
        />
        <h2
          id="emergency-title"
          className="text-lg leading-snug sm:col-start-2 sm:row-start-1 sm:text-xl"
        >
          This may be a medical emergency
        </h2>
        <p className="text-sm text-pretty max-sm:order-last max-sm:col-span-2 sm:col-start-2 sm:row-start-2">
          Call now, or have someone call. Do not drive yourself, and do not wait for an answer here.
        </p>
        <div className="sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:ml-2">
          <CallButton number={number} look="inverse" size="md">
            Call {number}
          </CallButton>
        </div>
      </div>
    </section>
  );
}
