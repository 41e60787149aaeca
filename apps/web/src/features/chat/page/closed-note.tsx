import { Button } from '../../../ui/button.tsx';

interface Props {
  /** Another person's session is only read. */
  isOwn: boolean;
  isStarting: boolean;
  onStart: () => void;
}

/** In the place of the composer. */
export function ClosedNote({ isOwn, isStarting, onStart }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-sunk px-4 py-3">
      <p className="text-sm text-ink-2">
        {isOwn
          ? 'This session has ended. You can still read it.'
          : 'You are reading another person’s session. Nothing can be written here, and they can see that you have read it.'}
      </p>
      {isOwn ? (
        <Button size="sm" busy={isStarting} onClick={onStart}>
          New Chat Session
        </Button>
      ) : null}
    </div>
  );
}
