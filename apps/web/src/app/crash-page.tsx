import { Button } from '../ui/button.tsx';
import { Page, PageHeading } from '../ui/page.tsx';
import { PATHS } from '../lib/paths.ts';
import { AnchorButton } from '../ui/link-button.tsx';

/** When a screen could not be loaded or broke: the answers are still in the tab. */
export function CrashPage() {
  return (
    <main>
      <Page title="Something went wrong">
        <PageHeading
          lead={
            'This page could not be shown, perhaps because the connection dropped. Your answers are still here. ' +
            'If you feel very unwell, do not wait for us: call your local emergency number.'
          }
        >
          Something went wrong
        </PageHeading>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => location.reload()}>Try Again</Button>
          <AnchorButton href={PATHS.home} variant="quiet">
            Go Home
          </AnchorButton>
        </div>
      </Page>
    </main>
  );
}
