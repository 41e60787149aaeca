import { updateDraft, useDraft } from '../../../lib/draft/draft-store.ts';
import { asOptions, CHRONIC_CONDITIONS, NONE_OF_THE_ABOVE } from '../../../lib/draft/labels.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { StepForm } from '../step-form.tsx';
import { SummaryList } from '../summary-list.tsx';

export function MedicalHistoryPage() {
  const { chronicConditions, medications, allergies, surgeries } = useDraft();
  return (
    <StepForm
      step="medical-history"
      title="Your health until now"
      lead="All of this is optional, and each answer makes the advice safer."
    >
      <ChoiceChips
        legend="Do you have any of these?"
        options={asOptions(CHRONIC_CONDITIONS)}
        exclusive={NONE_OF_THE_ABOVE}
        value={chronicConditions}
        onChange={(value) => updateDraft({ chronicConditions: value })}
      />
      <TextArea
        label="Current medications"
        hint="Also what you buy without a prescription."
        value={medications}
        onChange={(value) => updateDraft({ medications: value })}
      />
      <TextArea
        label="Known allergies"
        hint="To medicines, food or anything else. Write “none” if you know of none."
        value={allergies}
        onChange={(value) => updateDraft({ allergies: value })}
      />
      <TextArea
        label="Previous surgeries"
        value={surgeries}
        onChange={(value) => updateDraft({ surgeries: value })}
      />
      <SummaryList
        title="Summary"
        rows={[
          ['Conditions', chronicConditions.join(', ')],
          ['Medications', medications.trim()],
          ['Allergies', allergies.trim()],
          ['Surgeries', surgeries.trim()],
        ]}
      />
      <Notice tone="info" title="Your privacy">
        These answers stay in this tab. They are sent nowhere until you ask for the analysis, and
        before anything is stored we ask you.
      </Notice>
    </StepForm>
  );
}
