import { Siren } from 'lucide-react';
import { CallButton } from '../../../ui/call-button.tsx';

/** A medical emergency: the number, and what to do. */
export function EmergencyBar({ number }: { number: string }) {
  return (
    <section role="alert" aria-labelledby="emergency-title" className="bg-alarm text-alarm-ink">
      <div className="mx-auto grid max-w-[51rem] items-center gap-x-5 gap-y-2.5 px-4 py-3 sm:grid-cols-[1fr_auto] sm:px-7 tall:sm:py-4">
        <div className="flex gap-3">
          <Siren aria-hidden="true" className="mt-1 size-6 shrink-0 max-sm:hidden" />
          <div>
            <h2 id="emergency-title" className="text-xl">
              This may be a medical emergency
            </h2>
            <p className="mt-0.5 text-sm">
              Call now, or have someone call. Do not drive yourself, and do not wait for an answer
              here.
            </p>
          </div>
        </div>
        <CallButton number={number} look="inverse" size="md">
          Call {number}
        </CallButton>
      </div>
    </section>
  );
}
