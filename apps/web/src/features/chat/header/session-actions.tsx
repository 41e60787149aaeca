import type { ChatSession } from '@yarrow/contract';
import { MoreVertical } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RenameDialog } from '../sessions/rename-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';

interface Props {
  session: ChatSession;
  isOwn: boolean;
  isEnding: boolean;
  onEnd: () => void;
  onFind: () => void;
  onExport: () => void;
  onPlan: () => void;
}

type Open = 'menu' | 'details' | 'rename' | null;

export function SessionActions(props: Props) {
  const { session, isOwn, isEnding, onEnd, onFind, onExport, onPlan } = props;
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  // A dialog tells of its end a moment later: by then another may be open.
  const closed = (one: Open) => (): void => setOpen((now) => (now === one ? null : now));
  const canEnd = isOwn && session.status === 'active';
  const go = (act: () => void) => (): void => {
    close();
    act();
  };
  return (
    <div className="flex shrink-0 items-center gap-2">
      <Button
        size="sm"
        variant="quiet"
        aria-haspopup="dialog"
        className="max-md:hidden"
        onClick={() => setOpen('details')}
      >
        Details
      </Button>
      {canEnd ? (
        <Button size="sm" variant="quiet" busy={isEnding} className="max-md:hidden" onClick={onEnd}>
          End Session
        </Button>
      ) : null}
      <IconButton label="More" aria-haspopup="dialog" onClick={() => setOpen('menu')}>
        <MoreVertical />
      </IconButton>
      <Dialog kind="drawer" open={open === 'menu'} onClose={closed('menu')} title="This session">
        <ul className="-mx-2">
          <Item onPress={go(onFind)}>Find in conversation</Item>
          <Item onPress={go(onExport)}>Save as a text file</Item>
          {isOwn ? <Item onPress={go(onPlan)}>Safety plan</Item> : null}
          {isOwn ? <Item onPress={() => setOpen('rename')}>Rename</Item> : null}
          <Item onPress={() => setOpen('details')}>Details</Item>
          {canEnd ? <Item onPress={go(onEnd)}>End Session</Item> : null}
        </ul>
      </Dialog>
      <DetailsDialog session={session} open={open === 'details'} onClose={closed('details')} />
      <RenameDialog session={open === 'rename' ? session : null} onClose={closed('rename')} />
    </div>
  );
}

function Item({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="min-h-12 w-full rounded-lg px-3 text-left font-medium hover:bg-sunk"
      >
        {children}
      </button>
    </li>
  );
}
