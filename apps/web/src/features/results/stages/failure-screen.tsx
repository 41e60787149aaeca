import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useEmergencyNumber } from '../../../lib/country-pack.ts';
import { dialLink } from '../../../lib/dial-link.ts';

interface Props {
  error: Error;
  backTo: string;
  /** Where this stands among the steps. */
  step?: ReactNode;
  busy: boolean;
  onTryAgain: () => void;
  /** Where the server refused, this device may still be asked. */
  onWorkOutHere?: (() => void) | undefined;
}

/** Only when neither the server nor this device could do it. Nothing is made up in its place. */
export function FailureScreen({ error, backTo, step, busy, onTryAgain, onWorkOutHere }: Props) {
  const number = useEmergencyNumber();
  return (
    <Page title="Analysis Failed">
      {step}
      <PageHeading lead="We encountered an error while analyzing your symptoms.">
        Analysis Failed
      </PageHeading>
      <Notice tone="caution" role="alert" title={messageOf(error)}>
        Your answers are still here; nothing is lost. If you feel very unwell, do not wait for us:
        call{' '}
        <a href={dialLink(number)} className="font-semibold text-ink underline">
          {number}
        </a>{' '}
        or your local emergency number.
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={busy} onClick={onTryAgain}>
          Try Again
        </Button>
        {onWorkOutHere ? (
          <Button variant="quiet" onClick={onWorkOutHere}>
            Work it out on this device
          </Button>
        ) : null}
        <LinkButton to={backTo} variant="quiet">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Go Back
        </LinkButton>
      </div>
    </Page>
  );
}

/** What the server said is for the person; what broke inside is not. */
const messageOf = (error: Error): string =>
  error instanceof ApiError && error.message ? error.message : 'Analysis failed';
