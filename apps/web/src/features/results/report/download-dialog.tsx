import { FileJson, Printer } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Outcome } from '../analysis/outcome.ts';
import { saveCaseFile } from './case-file.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  outcome: Outcome;
}

export function DownloadDialog({ open, onClose, outcome }: Props) {
  const print = () => {
    onClose();
    // The dialog has to be gone from the page before the page is printed.
    setTimeout(() => window.print());
  };
  return (
    <Dialog open={open} onClose={onClose} title="Download Report">
      <div className="space-y-5">
        <div>
          <p className="mb-2.5">
            For you or your doctor: on paper, or as a PDF (choose “Save as PDF”).
          </p>
          <Button full onClick={print}>
            <Printer aria-hidden="true" className="size-5" />
            Print or save as PDF
          </Button>
        </div>
        <div>
          <p className="mb-2.5">
            For experts: your answers, every weight and the versions, so that the result can be
            worked out again. It holds health data: keep it safe.
          </p>
          <Button full variant="quiet" onClick={() => saveCaseFile(outcome)}>
            <FileJson aria-hidden="true" className="size-5" />
            Save the case file (JSON)
          </Button>
        </div>
        <p className="text-sm text-ink-2">Both are made on this device.</p>
      </div>
    </Dialog>
  );
}
