import type { Draft } from '../../../lib/draft/draft.ts';
import { updateGroup, useDraft } from '../../../lib/draft/draft-store.ts';
import { PREGNANCY_KINDS } from '../../../lib/draft/labels.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { YesNo } from '../../../ui/yes-no.tsx';
import { DrugAllergies } from '../drug-allergies.tsx';
import { MedicationPicture } from '../medication-picture.tsx';
import { StepForm } from '../step-form.tsx';

const answer = (change: Partial<Draft['medicalCheck']>) => updateGroup('medicalCheck', change);

export function MedicalCheckPage() {
  const check = useDraft().medicalCheck;
  return (
    <StepForm
      step="medical-check"
      title="So that our advice is safe for you"
      lead="These answers decide which medicines we may suggest, and which we must not."
    >
      <YesNo
        legend="Have you had surgery in the past 1 month?"
        value={check.surgery}
        onChange={(surgery) => answer({ surgery })}
      />
      {check.surgery ? (
        <Follow>
          <TextArea
            label="What was the surgery?"
            value={check.surgeryExplanation}
            onChange={(surgeryExplanation) => answer({ surgeryExplanation })}
          />
        </Follow>
      ) : null}
      <YesNo
        legend="Are you taking any medication?"
        value={check.medication}
        onChange={(medication) => answer({ medication })}
      />
      {check.medication ? (
        <Follow>
          <TextArea
            label="Which medication?"
            hint="The names are enough; the dose helps if you know it."
            value={check.medicationDescription}
            onChange={(medicationDescription) => answer({ medicationDescription })}
          />
          <MedicationPicture />
        </Follow>
      ) : null}
      <YesNo
        legend="Are you pregnant or breastfeeding?"
        value={check.pregnantOrBreastfeeding}
        onChange={(pregnantOrBreastfeeding) => answer({ pregnantOrBreastfeeding })}
      />
      {check.pregnantOrBreastfeeding ? (
        <Follow>
          <ChoiceChips
            legend="Which of the two?"
            options={PREGNANCY_KINDS}
            value={check.pregnancyKinds}
            onChange={(pregnancyKinds) => answer({ pregnancyKinds })}
          />
          <TextArea
            label="Tell us a little more"
            hint="For example how many weeks, or how old the baby is."
            value={check.pregnancyExplanation}
            onChange={(pregnancyExplanation) => answer({ pregnancyExplanation })}
          />
        </Follow>
      ) : null}
      <DrugAllergies />
      <Notice tone="info">
        If you have ever had a bad reaction to a medicine, tell your doctor or pharmacist before
        taking anything new.
      </Notice>
    </StepForm>
  );
}

/** What a Yes asks further, set in a little under its question. */
function Follow({ children }: { children: React.ReactNode }) {
  return (
    <div className="-mt-3 animate-rise space-y-5 border-l-2 border-action pl-4">{children}</div>
  );
}
