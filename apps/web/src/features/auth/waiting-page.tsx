import type { ReactNode } from 'react';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** A screen that only waits, and says for what. */
export function WaitingPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <div className="grid min-h-[40dvh] place-content-center justify-items-center gap-4 text-center">
        <Spinner className="size-9 text-action" />
        <h1 tabIndex={-1} role="status" className="text-xl">
          {children}
        </h1>
      </div>
    </Page>
  );
}
