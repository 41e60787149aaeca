import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';

/** While a screen's code is on its way. */
export function LoadingPage() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="mx-auto w-full max-w-[42.5rem] space-y-6 px-4 pt-24 sm:px-6"
    >
      <Skeleton className="h-10 w-3/4" />
      <SkeletonText lines={3} />
    </div>
  );
}
