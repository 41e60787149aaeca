import { bodyRegion, isBodyRegionId } from '@yarrow/contract';
import { useDraft } from '../../lib/draft/draft-store.ts';
import { DURATIONS, labelOf } from '../../lib/draft/labels.ts';
import { SummaryList } from './summary-list.tsx';

/** What has been told so far, so that a slip is seen before going on. */
export function DetailsSummary() {
  const { symptoms, selectedSymptoms, selectedBodyParts, duration, intensity, additionalDetails } =
    useDraft();
  const places = selectedBodyParts.filter(isBodyRegionId).map((id) => bodyRegion(id).name);
  return (
    <SummaryList
      title="Summary"
      rows={[
        ['In your words', symptoms.trim()],
        ['Symptoms', selectedSymptoms.join(', ')],
        ['Where', places.join(', ')],
        ['How long', duration ? labelOf(DURATIONS, duration) : ''],
        ['How strong', intensity === null ? '' : `${intensity} out of 10`],
        ['Details', additionalDetails.join(', ')],
      ]}
    />
  );
}
