import { CircleCheck, Info, OctagonAlert, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export type NoticeTone = 'info' | 'good' | 'caution' | 'danger';

interface Props {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the words. */
  actions?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; none where it was there from the start. */
  role?: 'alert' | 'status';
  className?: string | undefined;
}

const TONES: Record<NoticeTone, { icon: LucideIcon; word: string; look: string; ink: string }> = {
  info: { icon: Info, word: 'Note', look: 'bg-mod-bg border-mod/25', ink: 'text-mod' },
  good: { icon: CircleCheck, word: 'Done', look: 'bg-low-bg border-low/25', ink: 'text-low' },
  caution: {
    icon: TriangleAlert,
    word: 'Caution',
    look: 'bg-high-bg border-high/30',
    ink: 'text-high',
  },
  danger: { icon: OctagonAlert, word: 'Danger', look: 'bg-now-bg border-now/35', ink: 'text-now' },
};

export function Notice({ tone = 'info', title, children, actions, role, className }: Props) {
  const { icon: Icon, word, look, ink } = TONES[tone];
  return (
    <div role={role} className={cx('flex gap-3 rounded-card border p-4', look, className)}>
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5.5 shrink-0', ink)} />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{word}: </span>
        {title ? (
          <p className={cx('font-semibold', tone === 'danger' && 'text-lg')}>{title}</p>
        ) : null}
        {children ? <div className="text-ink-2">{children}</div> : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
