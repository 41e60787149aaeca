import { Check, CircleHelp, Minus } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { capitalised } from '../words/sentences.ts';
import type { UnderstoodChip } from '../words/understood.ts';

interface Props {
  chip: UnderstoodChip;
  open: boolean;
  id: string;
  panelId: string;
  onPress: () => void;
}

const LOOKS = {
  present: { icon: Check, ink: 'text-action', text: 'font-medium', word: 'yes' },
  absent: { icon: Minus, ink: 'text-ink-3', text: 'text-ink-2 line-through', word: 'no' },
  uncertain: { icon: CircleHelp, ink: 'text-ink-3', text: 'text-ink-2', word: 'left out' },
} as const;

/** A button on screen, plain words on paper. Sign, line and group say the status; no colour has to. */
export function FindingChip({
  chip: { name, status, corrected },
  open,
  id,
  panelId,
  onPress,
}: Props) {
  const { icon: Icon, ink, text, word } = LOOKS[status];
  return (
    <button
      type="button"
      id={id}
      aria-expanded={open}
      aria-controls={panelId}
      onClick={onPress}
      className={cx(
        'inline-flex min-h-11 max-w-full items-center gap-2 rounded-2xl border px-3 py-1.5 text-left text-sm',
        'transition-colors duration-150 hover:border-line-strong hover:bg-sunk print:min-h-0',
        open ? 'border-action bg-action-soft' : 'border-line bg-card',
        status === 'uncertain' && 'border-dashed',
      )}
    >
      <Icon aria-hidden="true" className={cx('size-4 shrink-0', ink)} strokeWidth={2.5} />
      <span className={text}>{capitalised(name)}</span>
      <span className="sr-only">
        : {word}
        {corrected ? ', corrected by you' : ''}
      </span>
    </button>
  );
}
