import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface Props {
  label: string;
  /** Said while it is open, e.g. "Hide the reasons". */
  openLabel?: string;
  initiallyOpen?: boolean;
  /** More for a screen reader: which of several this one opens. */
  about?: string;
  children: ReactNode;
}

/** A quiet "Why this?" that opens in place. The content is made only when asked for. */
export function Disclosure({
  label,
  openLabel = label,
  initiallyOpen = false,
  about,
  children,
}: Props) {
  const [open, setOpen] = useState(initiallyOpen);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm font-semibold text-action hover:underline"
      >
        {open ? openLabel : label}
        {about ? <span className="sr-only"> {about}</span> : null}
        <ChevronDown
          aria-hidden="true"
          className={cx('size-4 transition-transform duration-200', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open} className="animate-fade">
        {open ? children : null}
      </div>
    </div>
  );
}
