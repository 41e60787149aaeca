import { asOptions, COMMON_SYMPTOMS } from '../../../lib/draft/labels.ts';
import { updateDraft, useDraft } from '../../../lib/draft/draft-store.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { AboutYou } from '../about-you.tsx';
import { ReadBack } from '../read-back/read-back.tsx';
import { StepForm } from '../step-form.tsx';

export function SymptomsPage() {
  const { symptoms, selectedSymptoms } = useDraft();
  return (
    <StepForm
      step="symptoms"
      title="What is bothering you?"
      lead="Say it in your own words, as you would to a friend. What hurts, where, and since when?"
      note="Kept in this tab only until you ask for the analysis."
    >
      <TextArea
        label="Your symptoms"
        value={symptoms}
        onChange={(text) => updateDraft({ symptoms: text })}
        rows={4}
        maxLength={20_000}
        className="min-h-33 text-lg"
        placeholder="For example: sore throat since Monday, and it hurts to swallow"
      />
      <ReadBack />
      <ChoiceChips
        legend="Or choose from common symptoms"
        options={asOptions(COMMON_SYMPTOMS)}
        value={selectedSymptoms}
        onChange={(chosen) => updateDraft({ selectedSymptoms: chosen })}
      />
      <AboutYou />
    </StepForm>
  );
}
