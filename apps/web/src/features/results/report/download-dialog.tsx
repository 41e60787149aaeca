import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Outcome } from '../analysis/outcome.ts';
import { DeviceFiles } from './device-files.tsx';
import { ServerFiles } from './server-files.tsx';
import { useServerReport } from './use-server-report.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  outcome: Outcome;
}

/** A stored analysis as the server's files; anything else, or without a network, what this device makes itself. */
export function DownloadDialog({ open, onClose, outcome }: Props) {
  const report = useServerReport(outcome);
  const isStored = outcome.source.place === 'server';
  const isOnline = navigator.onLine;
  const printed = () => {
    onClose();
    // The dialog has to be gone from the page before the page is printed.
    setTimeout(() => window.print());
  };
  return (
    <Dialog open={open} onClose={onClose} title="Download Report">
      <div className="space-y-5">
        {isStored && isOnline ? <ServerFiles report={report} /> : null}
        {isStored && !isOnline ? (
          <Notice tone="info" title="You are offline">
            The PDF for your doctor is made by our server. These two are made on this device:
          </Notice>
        ) : null}
        <div role="alert" className="empty:hidden">
          {report.failed ? (
            <Notice tone="caution" title={report.failed}>
              Please try again in a moment, or use one of these, which are made on this device:
            </Notice>
          ) : null}
        </div>
        {!isStored || !isOnline || report.failed ? (
          <DeviceFiles outcome={outcome} onPrint={printed} />
        ) : null}
        <p className="text-sm text-ink-2">
          These files hold what you told about your health. Keep them where only you can read them.
        </p>
      </div>
    </Dialog>
  );
}
