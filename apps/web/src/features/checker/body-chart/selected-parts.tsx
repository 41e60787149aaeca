import { bodyRegion, isBodyRegionId } from '@yarrow/contract';
import { Badge } from '../../../ui/badge.tsx';

interface Props {
  selected: readonly string[];
  onToggle: (id: string) => void;
}

export function SelectedParts({ selected, onToggle }: Props) {
  const regions = selected.filter(isBodyRegionId).map(bodyRegion);
  return (
    <section aria-label="Chosen body parts" className="min-h-11">
      {regions.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {regions.map(({ id, name }) => (
            <li key={id}>
              <Badge tone="mark" onRemove={() => onToggle(id)} removeLabel={`Remove ${name}`}>
                {name}
              </Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p className="pt-2 text-ink-2">Nothing chosen yet.</p>
      )}
    </section>
  );
}
