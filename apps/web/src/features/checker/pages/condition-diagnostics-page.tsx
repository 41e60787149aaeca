import { useDraft } from '../../../lib/draft/draft-store.ts';
import { selectedCondition } from '../../../lib/draft/early-decision.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { DiarrhoeaQuestions } from '../diarrhoea-questions.tsx';
import { MigraineQuestions } from '../migraine-questions.tsx';
import { StepForm } from '../step-form.tsx';

export function ConditionDiagnosticsPage() {
  const draft = useDraft();
  const condition = selectedCondition(draft);
  const { diarrhoea, migraine } = draft.conditionDiagnostics;
  if (!condition)
    return (
      <output aria-label="Loading your questions" className="block mx-auto max-w-[42.5rem] p-6">
        <SkeletonText lines={4} />
      </output>
    );
  const warn =
    condition === 'Diarrhoea'
      ? diarrhoea.bloodInStool === true
      : migraine.migraineSimilarToNormal === false;
  return (
    <StepForm
      step="condition-diagnostics"
      title={condition === 'Diarrhoea' ? 'About your diarrhoea' : 'About your migraine'}
      lead="These answers tell the harmless from what a doctor should see."
    >
      {condition === 'Diarrhoea' ? <DiarrhoeaQuestions /> : <MigraineQuestions />}
      <div aria-live="polite">
        {warn ? (
          <Notice tone="caution" title="Consider Medical Attention" className="animate-rise">
            {condition === 'Diarrhoea'
              ? 'Blood in the stool should be looked at by a doctor.'
              : 'A headache unlike your usual ones should be looked at by a doctor.'}
          </Notice>
        ) : null}
      </div>
    </StepForm>
  );
}
