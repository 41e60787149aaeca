import { WifiOff } from 'lucide-react';
import { Spinner } from '../../../ui/spinner.tsx';
import { useOnline } from '../composer/use-online.ts';

/** What the connection is doing, when it does not do its work. */
export function StatusLine({ isLost }: { isLost: boolean }) {
  const online = useOnline();
  return (
    <p
      role="status"
      className="mx-auto flex w-full max-w-[51rem] shrink-0 items-center gap-2 px-4 text-sm text-ink-2 not-empty:pb-2 sm:px-7"
    >
      {online ? (
        isLost ? (
          <>
            <Spinner className="size-4" />
            Reconnecting…
          </>
        ) : null
      ) : (
        <>
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          You are offline. What you write is kept here until you can send it.
        </>
      )}
    </p>
  );
}
