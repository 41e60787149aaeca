import type { ConditionEntry } from '../../../lib/engine/client.ts';
import { Part } from '../part.tsx';
import { dateText, reviewText } from '../words/basis.ts';

/** Who wrote and who checked it, and which version this is. */
export function AboutEntry({ entry }: { entry: ConditionEntry }) {
  const { review, last_edited: edited, icd10, knowledge_version: version } = entry;
  const rows = [
    {
      term: 'Review',
      text: [reviewText(review.reviewed_by), review.note].filter(Boolean).join(' '),
    },
    { term: 'Last edited', text: dateText(edited) },
    { term: 'Code', text: `ICD-10-CM ${icd10}` },
    { term: 'Knowledge', text: version },
  ];
  return (
    <Part title="About this entry">
      <dl className="space-y-2 text-sm">
        {rows.map(({ term, text }) => (
          <div key={term} className="sm:flex sm:gap-4">
            <dt className="w-28 shrink-0 font-semibold">{term}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
