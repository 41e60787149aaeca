import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { useConsent } from '../../lib/consent.ts';
import { currentDraft } from '../../lib/draft/draft-store.ts';
import { useState } from 'react';
import { StepProgress } from '../../ui/step-progress.tsx';
import { isUrgent } from './analysis/outcome.ts';
import { planFor, whyDevice } from './analysis/source-of-truth.ts';
import { useAnalysis, useCase, useGlimpse } from './analysis/use-analysis.ts';
import { useProgress } from './analysis/use-progress.ts';
import { HelpFirst } from './help/help-first.tsx';
import { Report } from './report/report.tsx';
import { ConsentQuestion } from './stages/consent-question.tsx';
import { FailureScreen } from './stages/failure-screen.tsx';
import { ProgressScreen } from './stages/progress-screen.tsx';
import { useAnswering } from './use-answering.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { emergencyCallNumber } from './words/emergency-call.ts';

export interface ResultsPageProps {
  /** The step of the questionnaire that leads here on this person's path. */
  backTo: string;
  /** Where the results stand among the steps. */
  place?: { number: number; of: number } | undefined;
}

/** Asks where to keep it, works it out, shows it: one of four screens. */
export function ResultsPage({ backTo, place }: ResultsPageProps) {
  const told = useCase();
  const { consent, setConsent } = useConsent();
  const asking = planFor(consent, currentDraft().sessionId) === 'ask';
  const { query, answering, workOutHere, forget } = useAnalysis(told, consent, !asking);
  const { data: outcome, error, isFetching } = query;

  // What was there before the page opened is shown at once; so is what must not wait.
  const [thereAlready] = useState(() => outcome !== undefined);
  const skip =
    thereAlready ||
    prefersReducedMotion() ||
    (outcome !== undefined && (outcome.restored || isUrgent(outcome.result)));
  const { percent, over } = useProgress(outcome !== undefined, skip);

  const stage = asking
    ? 'asking'
    : error && !outcome
      ? 'failed'
      : outcome && over
        ? 'done'
        : 'working';
  useHeadingFocus(stage);
  const answers = useAnswering(outcome, answering);
  const glimpse = useGlimpse(told, stage === 'asking' || stage === 'working');
  const help = glimpse ? (
    <HelpFirst
      as="h2"
      result={glimpse}
      number={emergencyCallNumber(glimpse, told.request.country)}
    />
  ) : null;

  const step = place ? (
    <div className="mb-6 max-w-72 print:hidden">
      <StepProgress current={place.number} total={place.of} />
    </div>
  ) : null;

  const workHereFromNow = () => setConsent('device');
  const save = () => (consent === 'server' ? void query.refetch() : setConsent('server'));

  switch (stage) {
    case 'asking':
      return <ConsentQuestion step={step} backTo={backTo} help={help} />;
    case 'failed':
      return error ? (
        <FailureScreen
          step={step}
          error={error}
          backTo={backTo}
          busy={isFetching}
          onTryAgain={() => void query.refetch()}
          onWorkOutHere={whyDevice(error) === null ? workHereFromNow : undefined}
        />
      ) : null;
    case 'working':
      return (
        <ProgressScreen
          step={step}
          percent={percent}
          onWorkOutHere={consent === 'device' ? undefined : workOutHere}
          help={help}
        />
      );
    case 'done':
      return outcome ? (
        <Report
          outcome={outcome}
          answering={answers}
          backTo={backTo}
          step={step}
          saving={isFetching}
          onSave={save}
          onStartNew={forget}
        />
      ) : null;
  }
}
