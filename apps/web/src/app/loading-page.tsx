import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';

/** While a screen's code is on its way. */
export function LoadingPage() {
  return (
    <output
      aria-label="Loading"
      className="mx-auto block w-full max-w-[42.5rem] space-y-6 px-4 pt-24 sm:px-6"
    >
      <Skeleton className="h-10 w-3/4" />
      <SkeletonText lines={3} />
    </output>
  );
}
