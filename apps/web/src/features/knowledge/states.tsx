import { PATHS } from '../../lib/paths.ts';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';

export function Loading() {
  return (
    <div aria-busy="true">
      <p role="status" className="mb-5 text-ink-2">
        Fetching what Yarrow knows. The first time this takes a moment.
      </p>
      <SkeletonText lines={6} />
    </div>
  );
}

export function KnowledgeFailed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <FailedToLoad title="This could not be loaded" onRetry={onRetry} busy={busy}>
      Perhaps the connection dropped. If you feel very unwell, do not wait for us: call your local
      emergency number.
    </FailedToLoad>
  );
}

export function NoSuchEntry() {
  return (
    <>
      <PageHeading lead="Yarrow has no entry of this name. It may have been renamed, or the link has a slip in it.">
        Not in what Yarrow knows
      </PageHeading>
      <LinkButton to={PATHS.knowledge}>Search All Entries</LinkButton>
    </>
  );
}
