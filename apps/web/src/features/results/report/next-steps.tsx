import { ArrowLeft, Download, Phone, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clearDraft } from '../../../lib/draft/draft-store.ts';
import { PATHS } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { AnchorButton, LinkButton } from '../../../ui/link-button.tsx';
import type { Outcome } from '../analysis/outcome.ts';
import { forgetAnswers } from '../analysis/told-answers.ts';
import { Section } from '../section.tsx';
import { dialLink } from '../../../lib/dial-link.ts';
import { Discuss } from './discuss.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { FindDoctors } from './find-doctors.tsx';

interface Props {
  outcome: Outcome;
  number: string;
  backTo: string;
  /** Lets go of the results in memory. */
  onStartNew: () => void;
}

export function NextSteps({ outcome, number, backTo, onStartNew }: Props) {
  const [downloading, setDownloading] = useState(false);
  const navigate = useNavigate();
  const { session_id: symptomSessionId } = outcome.result.analysis;
  const understood = outcome.result.coverage !== 'none';

  const startNew = async () => {
    await navigate(PATHS.checker);
    clearDraft();
    forgetAnswers();
    onStartNew();
  };

  return (
    <div className="mt-10 border-t border-line pt-8 print:hidden">
      <Section title="What next?">
        <div className="grid gap-2.5 sm:flex sm:flex-wrap">
          <Discuss symptomSessionId={symptomSessionId} variant={understood ? 'primary' : 'quiet'} />
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setDownloading(true)}>
            <Download aria-hidden="true" className="size-5" />
            Download Report
          </Button>
          <FindDoctors variant="quiet" />
          <AnchorButton href={dialLink(number)} variant="quiet" className="text-now!">
            <Phone aria-hidden="true" className="size-5" />
            Emergency Services ({number})
          </AnchorButton>
          <Button variant="quiet" onClick={() => void startNew()}>
            <RotateCcw aria-hidden="true" className="size-5" />
            Start New Analysis
          </Button>
          <LinkButton to={backTo} variant="ghost">
            <ArrowLeft aria-hidden="true" className="size-5" />
            Back
          </LinkButton>
        </div>
      </Section>
      <DownloadDialog open={downloading} onClose={() => setDownloading(false)} outcome={outcome} />
    </div>
  );
}
