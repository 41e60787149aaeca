import { Spinner } from '../../../ui/spinner.tsx';

/** Over the whole screen, on the way from the checker into the chat. */
export function ArrivalLoader({ isStarting }: { isStarting: boolean }) {
  return (
    <div
      role="status"
      className="fixed inset-0 z-40 grid place-content-center justify-items-center gap-4 bg-paper px-6 text-center"
    >
      <Spinner className="size-8 text-action" />
      <p className="font-serif text-2xl">
        {isStarting ? 'Starting Your Chat Session' : 'Loading Your Chat Session'}
      </p>
      <p className="text-ink-2">Your analysis comes along.</p>
    </div>
  );
}
