import { CallButton } from '../../../ui/call-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { HelpLine } from '../../../ui/help-line.tsx';
import { isAbuse, type Danger } from './danger.ts';
import { linesOf } from './lines.ts';
import { QuickExitButton } from './quick-exit-button.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  danger: Danger;
  number: string;
}

/** Everyone who can be reached, and what happens then. */
export function HelpDialog({ open, onClose, danger, number }: Props) {
  const abuse = isAbuse(danger);
  return (
    <Dialog open={open} onClose={onClose} title="People who can help">
      <p>
        {abuse
          ? 'Call or write only where nobody can see or hear it.'
          : 'These people listen, free and without judging. You do not need to know what to say.'}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-now-bg p-4">
        <p className="font-semibold">
          In danger right now?
          <span className="block text-sm font-normal text-ink-2">
            The emergency number, or your local one if it is another.
          </span>
        </p>
        <CallButton number={number} size="sm">
          Call {number}
        </CallButton>
      </div>
      <ul className="mt-3 divide-y divide-line">
        {linesOf(danger).map((resource) => (
          <HelpLine key={`${resource.country ?? ''} ${resource.name}`} resource={resource} />
        ))}
      </ul>
      <h3 className="mt-4 text-lg">What happens when I call?</h3>
      <p className="mt-1 text-sm text-ink-2">
        A trained person or a volunteer answers, sometimes after a short wait. They ask what is
        going on and listen. You may say as little as you like, not give your name, and hang up at
        any time.
      </p>
      <p className="mt-3 text-sm text-ink-2">
        Yarrow never calls anybody by itself, and nobody at Yarrow is reading along.
      </p>
      {abuse ? (
        <div className="mt-4">
          <QuickExitButton />
        </div>
      ) : null}
    </Dialog>
  );
}
