import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useSlow } from '../analysis/use-slow.ts';

interface Props {
  percent: number;
  /** Ends the wait for the server; not offered where the device is at work already. */
  onWorkOutHere?: (() => void) | undefined;
  help?: ReactNode;
  /** Where this stands among the steps. */
  step?: ReactNode;
}

/** What is being done, in the order in which it is done. */
const STAGES = [
  { from: 0, text: 'Reading what you told us' },
  { from: 30, text: 'Checking for anything urgent' },
  { from: 60, text: 'Weighing what it may be' },
  { from: 90, text: 'Putting it into words' },
] as const;

export function ProgressScreen({ percent, onWorkOutHere, help, step }: Props) {
  const slow = useSlow();
  const stage = STAGES.findLast(({ from }) => percent >= from)?.text;
  return (
    <Page title="Your analysis">
      {step}
      {help}
      <PageHeading lead="This takes a few seconds.">Working out your result</PageHeading>
      <ProgressBar value={percent} label="Analysis" />
      <p className="mt-3 text-ink-2">{stage} …</p>
      <div role="status" className="mt-8">
        {slow && percent < 100 ? (
          <Notice
            title="This is taking longer than usual"
            actions={
              onWorkOutHere ? (
                <Button size="sm" variant="quiet" onClick={onWorkOutHere}>
                  Work it out on this device
                </Button>
              ) : null
            }
          >
            {onWorkOutHere
              ? 'We are still trying. You do not have to wait: this device can work it out as well.'
              : 'The first time, this device has to load what it needs.'}{' '}
            If you feel very unwell, do not wait for us: call your local emergency number.
          </Notice>
        ) : null}
      </div>
    </Page>
  );
}
