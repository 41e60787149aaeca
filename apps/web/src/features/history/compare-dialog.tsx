import { ArrowRight } from 'lucide-react';
import { Dialog } from '../../ui/dialog.tsx';
import { UrgencyBadge } from '../../ui/urgency-badge.tsx';
import { compareCauses, compareFindings } from './compare.ts';
import { summaryOf, type Entry } from './entry.ts';

interface Props {
  /** The older one first. */
  pair: readonly [Entry, Entry] | null;
  onClose: () => void;
}

export function CompareDialog({ pair, onClose }: Props) {
  return (
    <Dialog open={pair !== null} onClose={onClose} title="Compare two analyses">
      {pair ? <Comparison before={pair[0]} after={pair[1]} /> : null}
    </Dialog>
  );
}

function Comparison({ before, after }: { before: Entry; after: Entry }) {
  const { gone, come } = compareFindings(before, after);
  return (
    <div className="space-y-6">
      <div className="flex items-start gap-3 max-sm:flex-col sm:items-center sm:gap-5">
        <Head entry={before} />
        <ArrowRight aria-label="then" className="size-5 shrink-0 text-ink-3 max-sm:rotate-90" />
        <Head entry={after} />
      </div>
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-sm text-ink-2">
            <th className="py-1.5 font-medium">What it may be</th>
            <th className="py-1.5 pl-4 text-right font-medium">before</th>
            <th className="py-1.5 pl-4 text-right font-medium">after</th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {compareCauses(before, after).map(({ name, ...moved }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1.5 font-normal">
                {name}
              </th>
              <td className="py-1.5 pl-4 text-right">
                <Share value={moved.before} />
              </td>
              <td className="py-1.5 pl-4 text-right">
                <Share value={moved.after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <b>New since then:</b> {come.join(', ') || 'nothing'}
      </p>
      <p>
        <b>No longer told:</b> {gone.join(', ') || 'nothing'}
      </p>
    </div>
  );
}

function Head({ entry }: { entry: Entry }) {
  const { when, urgency } = summaryOf(entry);
  return (
    <div className="space-y-1">
      <p className="text-sm text-ink-2">{when}</p>
      {urgency ? <UrgencyBadge level={urgency} /> : null}
    </div>
  );
}

function Share({ value }: { value: number | null }) {
  if (value !== null) return `${Math.round(value * 100)}%`;
  return (
    <>
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      <span className="sr-only">not listed</span>
    </>
  );
}
