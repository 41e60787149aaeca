import { PATHS } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
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

export function FailedToLoad({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <Notice
      role="alert"
      tone="caution"
      title="This could not be loaded"
      actions={
        <Button variant="quiet" size="sm" busy={busy} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      Perhaps the connection dropped. If you feel very unwell, do not wait for us: call your local
      emergency number.
    </Notice>
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
