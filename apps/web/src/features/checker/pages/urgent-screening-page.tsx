import { updateGroup, useDraft } from '../../../lib/draft/draft-store.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { YesNo } from '../../../ui/yes-no.tsx';
import { EmergencyAdvice } from '../emergency-advice.tsx';
import { StepForm } from '../step-form.tsx';
import { TemperatureField } from '../temperature-field.tsx';

export function UrgentScreeningPage() {
  const { hasPhysicalDistress, distressDetails } = useDraft().urgentScreening;
  return (
    <StepForm
      step="urgent-screening"
      title="First, is this an emergency?"
      lead="Two questions, so that nothing urgent is missed."
    >
      <div className="space-y-4">
        <YesNo
          legend="Are you in physical distress that needs hospital care?"
          hint="For example: severe pain, trouble breathing, heavy bleeding, confusion or fainting."
          value={hasPhysicalDistress}
          onChange={(value) => updateGroup('urgentScreening', { hasPhysicalDistress: value })}
        />
        {hasPhysicalDistress ? (
          <div className="animate-rise space-y-5">
            <EmergencyAdvice />
            <TextArea
              label="What is wrong?"
              hint="A few words are enough. Get help first; this can wait."
              value={distressDetails}
              onChange={(text) => updateGroup('urgentScreening', { distressDetails: text })}
            />
          </div>
        ) : null}
      </div>
      <TemperatureField />
      <Notice tone="caution" title="Do not wait for this page in an emergency">
        If you or the person you are caring for may be in danger, call your local emergency number
        or go to the nearest emergency department now.
      </Notice>
    </StepForm>
  );
}
