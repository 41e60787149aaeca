import { updateDraft, useDraft } from '../../../lib/draft/draft-store.ts';
import { ADDITIONAL_DETAILS, asOptions, DURATIONS } from '../../../lib/draft/labels.ts';
import { ChoiceChips, RadioChips } from '../../../ui/choice-chips.tsx';
import { Scale } from '../../../ui/scale.tsx';
import { DetailsSummary } from '../details-summary.tsx';
import { StepForm } from '../step-form.tsx';

export function SymptomDetailsPage() {
  const { duration, intensity, additionalDetails } = useDraft();
  return (
    <StepForm
      step="symptom-details"
      title="Tell us a little more"
      lead="How long, and how strong? A rough answer is fine."
    >
      <RadioChips
        legend="How long have you had this?"
        options={DURATIONS}
        value={duration}
        onChange={(value) => updateDraft({ duration: value })}
      />
      <Scale
        legend="How strong is it?"
        low="barely there"
        high="the worst you can imagine"
        value={intensity}
        onChange={(value) => updateDraft({ intensity: value })}
      />
      <ChoiceChips
        legend="Does any of this fit?"
        hint="Optional. Choose as many as you like."
        options={asOptions(ADDITIONAL_DETAILS)}
        value={additionalDetails}
        onChange={(value) => updateDraft({ additionalDetails: value })}
      />
      <DetailsSummary />
    </StepForm>
  );
}
