import { updateGroup, useDraft } from '../../lib/draft/draft-store.ts';
import { YesNo } from '../../ui/yes-no.tsx';

export function MigraineQuestions() {
  const { migraine } = useDraft().conditionDiagnostics;
  return (
    <YesNo
      legend="Is this similar to your usual migraines?"
      hint="If you have never had a migraine before, choose No."
      value={migraine.migraineSimilarToNormal}
      onChange={(migraineSimilarToNormal) =>
        updateGroup('conditionDiagnostics', { migraine: { migraineSimilarToNormal } })
      }
    />
  );
}
