import { updateDraft, updateGroup, useDraft } from '../../../lib/draft/draft-store.ts';
import { earlyDecision, selectedCondition } from '../../../lib/draft/early-decision.ts';
import { currentDraft } from '../../../lib/draft/draft-store.ts';
import { toggleChoice } from '../../../ui/choice.ts';
import { BodyChart } from '../body-chart/body-chart.tsx';
import { RegionList } from '../body-chart/region-list.tsx';
import { SelectedParts } from '../body-chart/selected-parts.tsx';
import { StepForm } from '../step-form.tsx';

const toggle = (id: string) =>
  updateDraft({ selectedBodyParts: toggleChoice(currentDraft().selectedBodyParts, id) });

function decide(): void {
  const draft = currentDraft();
  const decision = earlyDecision(draft);
  updateDraft({ earlyDecision: decision, path: decision.path });
  updateGroup('conditionDiagnostics', { selectedCondition: selectedCondition(draft) });
}

export function BodyChartPage() {
  const { selectedBodyParts: selected } = useDraft();
  return (
    <StepForm
      step="body-chart"
      title="Where do you feel it?"
      lead="Tap every place that is affected. Tap again to take it away."
      onContinue={decide}
      width="chart"
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          <BodyChart selected={selected} onToggle={toggle} />
          <SelectedParts selected={selected} onToggle={toggle} />
        </div>
        <RegionList selected={selected} onToggle={toggle} />
      </div>
    </StepForm>
  );
}
