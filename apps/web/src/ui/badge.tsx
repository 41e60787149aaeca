import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export type BadgeTone = 'plain' | 'action' | 'caution' | 'danger' | 'mark';

interface Props {
  tone?: BadgeTone;
  children: ReactNode;
  /** Makes the whole badge a button that takes it away. */
  onRemove?: () => void;
  removeLabel?: string;
}

const TONES: Record<BadgeTone, string> = {
  plain: 'border-line bg-card text-ink',
  action: 'border-transparent bg-action-soft text-ink',
  caution: 'border-transparent bg-high-bg text-high',
  danger: 'border-transparent bg-now-bg text-now',
  mark: 'border-transparent bg-mark text-mark-ink',
};

export function Badge({ tone = 'plain', children, onRemove, removeLabel }: Props) {
  const look = cx(
    'inline-flex items-center gap-2 rounded-full border text-sm font-medium',
    TONES[tone],
  );
  if (!onRemove) return <span className={cx(look, 'px-3 py-1')}>{children}</span>;
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={removeLabel}
      className={cx(look, 'min-h-11 py-1 pr-3 pl-4 transition-opacity hover:opacity-85')}
    >
      {children}
      <X aria-hidden="true" className="size-4" strokeWidth={2.5} />
    </button>
  );
}
