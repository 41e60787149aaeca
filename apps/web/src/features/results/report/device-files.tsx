import { FileJson, Printer } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { Outcome } from '../analysis/outcome.ts';
import { saveCaseFile } from './case-file.ts';
import { FileChoice } from './file-choice.tsx';

/** What needs no server: the page on paper, and the case as a file. */
export function DeviceFiles({ outcome, onPrint }: { outcome: Outcome; onPrint: () => void }) {
  return (
    <>
      <FileChoice about="For you or your doctor: on paper, or as a PDF (choose “Save as PDF”).">
        <Button full onClick={onPrint}>
          <Printer aria-hidden="true" className="size-5" />
          Print or save as PDF
        </Button>
      </FileChoice>
      <FileChoice about="For experts: your answers, every weight and the versions, so that the result can be worked out again.">
        <Button full variant="quiet" onClick={() => saveCaseFile(outcome)}>
          <FileJson aria-hidden="true" className="size-5" />
          Save the case file (JSON)
        </Button>
      </FileChoice>
    </>
  );
}
