import { useEffect, useRef, useState, type ReactNode } from 'react';
import { regionOf } from '../../../lib/emergency-number.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import type { Outcome } from '../analysis/outcome.ts';
import { Causes } from '../causes/causes.tsx';
import { NotToBeMissed } from '../causes/not-to-be-missed.tsx';
import { AnsweringContext, type Answering } from '../side/answering.ts';
import { FollowUp } from '../side/follow-up.tsx';
import { SessionSummary } from '../side/session-summary.tsx';
import { Understood } from '../side/understood.tsx';
import { usePaperPrint } from '../use-paper-print.ts';
import { useWide } from '../use-wide.ts';
import { emergencyCallNumber } from '../words/emergency-call.ts';
import { FinePrint } from './fine-print.tsx';
import { Medicines } from './medicines.tsx';
import { NextSteps } from './next-steps.tsx';
import { NotUnderstood } from './not-understood.tsx';
import { PrintHead } from './print-head.tsx';
import { SourceNote } from './source-note.tsx';
import { UrgencyHead } from './urgency-head.tsx';
import { UrgencyReasons } from './urgency-reasons.tsx';
import { Warnings } from './warnings.tsx';
import { WhatToDo } from './what-to-do.tsx';

interface Props {
  outcome: Outcome;
  answering: Answering;
  backTo: string;
  /** Where this stands among the steps. */
  step?: ReactNode;
  saving: boolean;
  onSave: () => void;
  onStartNew: () => void;
}

/** The whole result. Reading order: how soon, what to do, what it may be, why. */
export function Report({ outcome, answering, backTo, step, saving, onSave, onStartNew }: Props) {
  const { result, request } = outcome;
  const [region] = useState(() => regionOf(navigator.languages));
  const number = emergencyCallNumber(result, request.country ?? region);
  const understood = result.coverage !== 'none';
  const answers = request.answers ?? [];
  const wide = useWide();
  const followUp = <FollowUp result={result} answers={answers} />;
  usePaperPrint();
  useEmergencyFocus(result.urgency_level);
  return (
    <AnsweringContext value={answering}>
      <Page title="Your results" width="wide">
        <PrintHead madeAt={outcome.madeAt} />
        {step}
        <UrgencyHead result={result} number={number} />
        <div className="mt-4 print:hidden">
          <SourceNote source={outcome.source} busy={saving} onSave={onSave} />
        </div>
        <div className="mt-8 grid gap-x-9 gap-y-9 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] print:block print:space-y-6">
          {understood ? (
            <div className="lg:col-start-2">
              <WhatToDo result={result} />
            </div>
          ) : null}
          <div className="space-y-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {understood ? (
              <Causes result={result} />
            ) : (
              <NotUnderstood words={request.symptom_text} />
            )}
            {wide ? null : followUp}
            {result.coverage === 'partial' ? <PartlyUnderstood /> : null}
            <NotToBeMissed result={result} />
            <Warnings result={result} />
            <Medicines result={result} />
            <UrgencyReasons result={result} />
          </div>
          <div className="space-y-5 lg:col-start-2">
            {wide ? followUp : null}
            <Understood result={result} answers={answers} />
            <SessionSummary request={request} />
          </div>
        </div>
        <NextSteps outcome={outcome} number={number} backTo={backTo} onStartNew={onStartNew} />
        <FinePrint outcome={outcome} />
      </Page>
    </AnsweringContext>
  );
}

function PartlyUnderstood() {
  return (
    <Notice tone="info" title="We did not understand everything you wrote">
      Have a look at “What we understood”. If something important is missing, go back and say it in
      other words.
    </Notice>
  );
}

/** When an answer makes it an emergency, the person must not have to find that out by scrolling. */
function useEmergencyFocus(level: string): void {
  const before = useRef(level);
  useEffect(() => {
    const newly = level === 'emergency' && before.current !== 'emergency';
    before.current = level;
    if (!newly) return;
    window.scrollTo({ top: 0, behavior: 'smooth' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [level]);
}
