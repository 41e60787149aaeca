import { useId, type ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

interface Props {
  title: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** `aside` is smaller. */
  size?: 'main' | 'aside';
  id?: string;
  children: ReactNode;
}

/** A part of the page with its heading, so that a screen reader can go from one to the next. */
export function Section({ title, lead, size = 'main', id, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="break-inside-avoid-page">
      <h2 id={headingId} tabIndex={-1} className={cx(size === 'main' ? 'text-2xl' : 'text-xl')}>
        {title}
      </h2>
      {lead ? <p className="mt-1 max-w-[62ch] text-ink-2">{lead}</p> : null}
      <div className="mt-3.5">{children}</div>
    </section>
  );
}
