import { Card } from '../../ui/card.tsx';
import { Button } from '../../ui/button.tsx';
import { UrgencyBadge } from '../../ui/urgency-badge.tsx';
import { summaryOf, type Entry } from './entry.ts';

interface Props {
  entry: Entry;
  busy: boolean;
  onDetails: () => void;
  onChat: () => void;
}

export function EntryCard({ entry, busy, onDetails, onChat }: Props) {
  const about = summaryOf(entry);
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm text-ink-2">
            <time dateTime={entry.created_at}>{about.when}</time>
          </p>
          <h2 className="mt-0.5 text-xl">
            {about.diagnosis}
            {about.percent ? <span className="text-ink-2"> · {about.percent}</span> : null}
          </h2>
        </div>
        {about.urgency ? <UrgencyBadge level={about.urgency} /> : null}
      </div>
      {about.words ? <p className="mt-2 line-clamp-2 text-ink-2 italic">“{about.words}”</p> : null}
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <Row name="Symptoms" value={withMore(about.symptoms, about.moreSymptoms)} />
        <Row name="Intensity" value={about.intensity} />
        <Row name="It may also be" value={withMore(about.alternatives, about.moreAlternatives)} />
      </dl>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={onDetails}>
          View Details<span className="sr-only"> of {about.when}</span>
        </Button>
        <Button variant="quiet" size="sm" busy={busy} onClick={onChat}>
          Chat About This<span className="sr-only">: {about.when}</span>
        </Button>
      </div>
    </Card>
  );
}

function Row({ name, value }: { name: string; value: string | null }) {
  if (!value) return null;
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="mb-1 sm:mb-0">{value}</dd>
    </>
  );
}

const withMore = (shown: readonly string[], more: number): string | null =>
  shown.length === 0 ? null : `${shown.join(', ')}${more > 0 ? ` +${more} more` : ''}`;
