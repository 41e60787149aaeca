import { useNavigation } from 'react-router';

/** A thin line under the header while the next screen is on its way, shown only when that takes a while. */
export function NavigationBusy() {
  const busy = useNavigation().state !== 'idle';
  return (
    <output className="block pointer-events-none fixed inset-x-0 top-16 z-40 h-0.5">
      {busy ? (
        <>
          <span className="sr-only">Loading</span>
          <span className="block h-full animate-breathe bg-action opacity-0 transition-opacity delay-200 starting:opacity-0" />
        </>
      ) : null}
    </output>
  );
}
