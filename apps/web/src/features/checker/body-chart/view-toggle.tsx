import type { BodyView } from '@yarrow/contract';
import { cx } from '../../../lib/cx.ts';

interface Props {
  view: BodyView;
  onChange: (view: BodyView) => void;
}

const VIEWS = [
  { view: 'front', label: 'Front' },
  { view: 'back', label: 'Back' },
] as const;

export function ViewToggle({ view, onChange }: Props) {
  return (
    <fieldset className="flex rounded-button bg-sunk p-1">
      <legend className="sr-only">View</legend>
      {VIEWS.map((option) => (
        <button
          key={option.view}
          type="button"
          aria-label={`${option.label} view`}
          aria-pressed={view === option.view}
          onClick={() => onChange(option.view)}
          className={cx(
            'min-h-11 rounded-lg px-3.5 text-sm font-semibold transition-colors duration-150',
            view === option.view ? 'bg-card text-ink shadow-card' : 'text-ink-2 hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
