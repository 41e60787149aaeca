import { CloudUpload, LockKeyhole, MonitorSmartphone } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import type { Outcome, WhyDevice } from '../analysis/outcome.ts';

interface Props {
  source: Outcome['source'];
  busy: boolean;
  /** Sends the case to the server after all. */
  onSave: () => void;
}

const WHY: Record<WhyDevice, string> = {
  chosen: 'Your answers were sent nowhere, and are gone when you close this tab.',
  offline:
    'We could not reach Yarrow, so this device did the same work itself. Nothing is stored yet.',
  trouble:
    'Our server could not do it just now, so this device did the same work itself. Nothing is stored yet.',
};

/** Where the result was made and where it is kept, in one quiet line. */
export function SourceNote({ source, busy, onSave }: Props) {
  const signedIn = useSession().status === 'authenticated';
  if (source.place === 'server')
    return (
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <LockKeyhole aria-hidden="true" className="size-4.5 shrink-0" />
        {signedIn
          ? 'Saved, encrypted, with your account.'
          : 'Saved, encrypted. Without an account it is erased after 30 days.'}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
      <p className="flex flex-1 basis-72 items-start gap-2">
        <MonitorSmartphone aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-action" />
        <span>
          <strong className="font-semibold text-ink">Worked out on this device.</strong>{' '}
          {WHY[source.why]}
        </span>
      </p>
      <Button size="sm" variant="quiet" busy={busy} onClick={onSave} className="print:hidden">
        <CloudUpload aria-hidden="true" className="size-4.5" />
        Save it so I can come back to it
      </Button>
    </div>
  );
}
