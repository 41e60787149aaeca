import { Minus, RotateCcw, X } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { updateDraft, useDraft } from '../../../lib/draft/draft-store.ts';
import { readChips, toggled, type ReadChip } from './read-chips.ts';
import { useUnderstood } from './use-understood.ts';

/** What was read in the text so far, each thing to be struck out with one press. */
export function ReadBack() {
  const { symptoms, struckOut } = useDraft();
  const understood = useUnderstood(symptoms);
  const chips = understood ? readChips(understood, struckOut) : [];
  if (chips.length === 0) return null;
  return (
    <section aria-label="What we understood so far" className="-mt-3 animate-fade">
      <p className="text-sm text-ink-2">
        Understood so far. Strike out what is not so; the results show it all again.
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {chips.map((chip) => (
          <li key={chip.finding} className="max-w-full">
            <Chip
              chip={chip}
              onPress={() => updateDraft({ struckOut: toggled(struckOut, chip.finding) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chip({ chip, onPress }: { chip: ReadChip; onPress: () => void }) {
  const denied = chip.status === 'absent';
  const said = denied ? `no ${chip.name}` : chip.name;
  const Sign = chip.struckOut ? RotateCcw : X;
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border px-3.5 py-1 text-left text-sm',
        'transition-colors duration-150 hover:border-line-strong hover:bg-sunk',
        chip.struckOut ? 'border-dashed border-line-strong text-ink-2' : 'border-line bg-card',
      )}
    >
      {denied ? <Minus aria-hidden="true" className="size-4 shrink-0 text-ink-3" /> : null}
      <span className={cx('min-w-0', chip.struckOut ? 'line-through' : 'font-medium')}>{said}</span>
      <span className="sr-only">{chip.struckOut ? ': put back' : ': strike out'}</span>
      <Sign aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </button>
  );
}
