import { useEffect, useState } from 'react';
import { updateDraft, updateGroup, useDraft } from '../../../lib/draft/draft-store.ts';
import { earlyDecision } from '../../../lib/draft/early-decision.ts';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';
import { TIMINGS } from '../../../lib/timings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { StepForm } from '../step-form.tsx';

export function DecisionGatePage() {
  const [waiting, setWaiting] = useState(() => !prefersReducedMotion());
  const decision = earlyDecision(useDraft());
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), TIMINGS.decisionGate);
    return () => clearTimeout(timer);
  }, []);

  if (waiting)
    return (
      <StepForm step="decision-gate" title="Choosing your questions" waiting>
        <output className="flex items-center gap-3 text-lg text-ink-2">
          <Spinner className="text-action" />
          Analyzing what you told us…
        </output>
      </StepForm>
    );

  const [condition] = decision.triggeredConditions;
  const record = () => {
    updateDraft({ earlyDecision: decision, path: decision.path });
    updateGroup('conditionDiagnostics', { selectedCondition: condition ?? null });
  };
  return (
    <StepForm
      step="decision-gate"
      title={
        condition
          ? `A few questions about ${condition.toLowerCase()}`
          : 'A few questions about your health'
      }
      lead={
        condition
          ? 'What you told us can go with this, so the next questions look at it more closely. Other causes stay open.'
          : 'Nothing you told us points to one thing, so we follow the general path: your health history, then your daily life.'
      }
      onContinue={record}
    >
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="flex items-center gap-2.5">
          Your path <Badge tone="action">{decision.path}</Badge>
        </span>
        {condition ? (
          <span className="flex flex-wrap items-center gap-2.5">
            Looking at
            {decision.triggeredConditions.map((name) => (
              <Badge key={name} tone="action">
                {name}
              </Badge>
            ))}
          </span>
        ) : (
          <span className="text-ink-2">General questions</span>
        )}
      </Card>
    </StepForm>
  );
}
