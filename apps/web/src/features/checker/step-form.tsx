import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { currentDraft, useDraft } from '../../lib/draft/draft-store.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { StepProgress } from '../../ui/step-progress.tsx';
import { flowOf } from './flow.ts';
import { MISSING } from './missing.ts';
import { backPath, backStep, continueLabel, nextPath, placeOf } from './navigation.ts';
import type { StepId } from './steps.ts';

interface Props {
  step: StepId;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Beside Continue, when nothing is missing. */
  note?: ReactNode;
  /** Runs before the next screen is entered. */
  onContinue?: () => void;
  /** Hides Continue while there is nothing to decide yet. */
  waiting?: boolean;
  width?: 'column' | 'chart';
}

/** The frame of every question screen: where one is, what is asked, Back, and Continue that says where it goes. */
export function StepForm({ step, title, lead, children, note, onContinue, waiting, width }: Props) {
  const draft = useDraft();
  const navigate = useNavigate();
  const flow = flowOf(draft);
  const place = placeOf(step, flow);
  const missing = MISSING[step](draft);
  const hintId = useId();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (waiting || MISSING[step](currentDraft()).length > 0) return;
    onContinue?.();
    void navigate(nextPath(step, flowOf(currentDraft())));
  };

  return (
    <Page title={title} width={width ?? 'column'} className="pt-0!">
      {place ? (
        <div className="z-20 -mx-2 mb-7 bg-paper px-2 pt-5 pb-3 tall:sticky tall:top-16">
          <StepProgress current={place.number} total={place.of} />
        </div>
      ) : null}
      <form noValidate onSubmit={submit}>
        <PageHeading lead={lead}>{title}</PageHeading>
        <div className="space-y-8">{children}</div>
        {waiting ? null : (
          <div className="mt-10 flex flex-wrap items-center justify-end gap-x-4 gap-y-3 border-t border-line pt-6">
            <p
              id={hintId}
              aria-live="polite"
              className="min-w-0 basis-full text-sm text-ink-2 sm:flex-1"
            >
              {missing.length > 0 ? `To continue, please ${missing.join(', and ')}.` : note}
            </p>
            {backStep(step, flow) ? (
              <LinkButton
                to={backPath(step, flow)}
                variant="quiet"
                className="max-sm:order-last max-sm:w-full"
              >
                <ArrowLeft aria-hidden="true" className="size-5" />
                Back
              </LinkButton>
            ) : null}
            <Button
              type="submit"
              disabled={missing.length > 0}
              aria-describedby={missing.length > 0 ? hintId : undefined}
              className="max-sm:w-full"
            >
              {continueLabel(step, flow)}
              <ArrowRight aria-hidden="true" className="size-5" />
            </Button>
          </div>
        )}
      </form>
    </Page>
  );
}
