import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../../lib/paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';

interface Props {
  /** On small screens it is a drawer. */
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function Sidebar({ open, onClose, children }: Props) {
  return (
    <>
      <aside
        aria-labelledby="chat-sessions"
        className="hidden w-[17rem] shrink-0 flex-col overflow-y-auto border-r border-line bg-sunk p-4 lg:flex"
      >
        <h2 id="chat-sessions" className="mb-3 px-1 text-lg">
          Chat Sessions
        </h2>
        {children}
      </aside>
      <Dialog kind="drawer" open={open} onClose={onClose} title="Chat Sessions">
        <div className="flex min-h-full flex-col">
          {children}
          <Link
            to={PATHS.checker}
            className="mt-auto inline-flex min-h-11 items-center gap-1.5 pt-6 text-sm text-ink-2 underline-offset-2 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back to Symptom Checker
          </Link>
        </div>
      </Dialog>
    </>
  );
}

/** Open and closed, with what closes it. */
export function useDrawer() {
  const [open, setOpen] = useState(false);
  return { open, show: () => setOpen(true), close: () => setOpen(false) };
}
