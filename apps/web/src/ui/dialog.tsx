import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { IconButton } from './icon-button.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the strong one last. */
  footer?: ReactNode;
  /** A drawer comes from the right, 300 px wide and 400 px on larger screens. */
  kind?: 'dialog' | 'drawer';
}

const KINDS = {
  dialog:
    'm-auto w-[min(36rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-card border open:animate-rise',
  drawer:
    'ml-auto mr-0 my-0 h-dvh max-h-none w-[300px] max-w-full border-l sm:w-[400px] open:animate-slide',
};

/**
 * The browser's own modal: it keeps the focus, closes with Escape, gives the focus back and lies above everything.
 * Radix would inject a style element, which the Content-Security-Policy refuses.
 */
export function Dialog({ open, onClose, title, children, footer, kind = 'dialog' }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === dialog.open) return;
    if (open) dialog.showModal();
    else dialog.close();
    document.documentElement.classList.toggle('overflow-hidden', open);
    return () => document.documentElement.classList.remove('overflow-hidden');
  }, [open]);
  // A press beside the panel closes it; its own keyboard way is Escape.
  useEffect(() => {
    const dialog = ref.current;
    const beside = (event: MouseEvent) => {
      if (event.target === dialog) dialog?.close();
    };
    dialog?.addEventListener('click', beside);
    return () => dialog?.removeEventListener('click', beside);
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      className={cx(
        'border-line bg-paper p-0 text-ink backdrop:bg-shade/50 backdrop:animate-fade',
        KINDS[kind],
      )}
    >
      {open ? (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-3 pl-5">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose}>
              <X />
            </IconButton>
          </div>
          <Body titleId={titleId}>{children}</Body>
          {footer ? (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line p-4 max-sm:*:grow">
              {footer}
            </div>
          ) : null}
        </div>
      ) : null}
    </dialog>
  );
}

/** What is longer than the panel is scrolled, by the keyboard too: then it can be focused. */
function Body({ titleId, children }: { titleId: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const body = ref.current;
    if (!body) return;
    const sizes = new ResizeObserver(() => setScrolls(body.scrollHeight > body.clientHeight));
    sizes.observe(body);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      className="flex-1 overflow-y-auto p-5"
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId })}
    >
      {children}
    </div>
  );
}
