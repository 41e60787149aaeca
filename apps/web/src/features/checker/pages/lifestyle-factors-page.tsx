import { updateDraft, useDraft } from '../../../lib/draft/draft-store.ts';
import type { Draft } from '../../../lib/draft/draft.ts';
import {
  ALCOHOL,
  asOptions,
  DIET_CHANGES,
  EXERCISE,
  NO_CHANGES,
  SLEEP,
  SMOKING,
} from '../../../lib/draft/labels.ts';
import { ChoiceChips, RadioChips } from '../../../ui/choice-chips.tsx';
import { Scale } from '../../../ui/scale.tsx';
import { YesNo } from '../../../ui/yes-no.tsx';
import { StepForm } from '../step-form.tsx';

type Question =
  | 'recentTravel'
  | 'stressLevel'
  | 'sleepQuality'
  | 'exerciseLevel'
  | 'smokingStatus'
  | 'alcoholConsumption';

export function LifestyleFactorsPage() {
  const draft = useDraft();
  /** Everything here is optional, so every answer can be taken back. */
  const question = <Q extends Question>(name: Q) => ({
    value: draft[name],
    onChange: (value: Draft[Q]) => updateDraft({ [name]: value }),
    onClear: draft[name] === null ? undefined : () => updateDraft({ [name]: null }),
  });
  return (
    <StepForm
      step="lifestyle-factors"
      title="Your daily life"
      lead="Optional as well. Leave out what you would rather not say."
    >
      <YesNo legend="Have you travelled in the past 2 weeks?" {...question('recentTravel')} />
      <ChoiceChips
        legend="Has your diet changed?"
        options={asOptions(DIET_CHANGES)}
        exclusive={NO_CHANGES}
        value={draft.dietChanges}
        onChange={(dietChanges) => updateDraft({ dietChanges })}
      />
      <Scale
        legend="How stressed are you?"
        low="calm"
        high="very stressed"
        {...question('stressLevel')}
      />
      <RadioChips legend="How do you sleep?" options={SLEEP} {...question('sleepQuality')} />
      <RadioChips
        legend="How much do you exercise?"
        options={EXERCISE}
        {...question('exerciseLevel')}
      />
      <RadioChips legend="Do you smoke?" options={SMOKING} {...question('smokingStatus')} />
      <RadioChips
        legend="Do you drink alcohol?"
        options={ALCOHOL}
        {...question('alcoholConsumption')}
      />
    </StepForm>
  );
}
