import type { Draft } from '../../lib/draft/draft.ts';
import { updateGroup, useDraft } from '../../lib/draft/draft-store.ts';
import { ABDOMINAL_PAINS } from '../../lib/draft/labels.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { YesNo } from '../../ui/yes-no.tsx';

type Diarrhoea = Draft['conditionDiagnostics']['diarrhoea'];

export function DiarrhoeaQuestions() {
  const { diarrhoea } = useDraft().conditionDiagnostics;
  const answer = (change: Partial<Diarrhoea>) =>
    updateGroup('conditionDiagnostics', { diarrhoea: { ...diarrhoea, ...change } });
  return (
    <>
      <YesNo
        legend="Is there blood in your stool?"
        hint="Red, or black like tar."
        value={diarrhoea.bloodInStool}
        onChange={(bloodInStool) => answer({ bloodInStool })}
      />
      <YesNo
        legend="Are you vomiting so much that you cannot drink?"
        value={diarrhoea.vomitingUntilCannotDrink}
        onChange={(vomitingUntilCannotDrink) => answer({ vomitingUntilCannotDrink })}
      />
      <RadioCards
        legend="Do you have abdominal pain?"
        hint="The right lower quadrant is low on your right side, between navel and hip."
        options={ABDOMINAL_PAINS}
        value={diarrhoea.abdominalPain}
        onChange={(abdominalPain) => answer({ abdominalPain })}
      />
    </>
  );
}
