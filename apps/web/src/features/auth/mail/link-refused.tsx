import type { ReactNode } from 'react';
import { PATHS } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';

interface Props {
  /** The address carried no token at all. */
  missing: boolean;
  /** How to get another. */
  children: ReactNode;
}

export function LinkRefused({ missing, children }: Props) {
  const title = missing ? 'This link is not complete' : 'This link no longer works';
  return (
    <Page title={title}>
      <div role="alert">
        <PageHeading
          lead={
            missing
              ? 'Please open the link from the email as a whole. Some mail programs break it in two.'
              : 'It was used already, or it is too old.'
          }
        >
          {title}
        </PageHeading>
      </div>
      <p className="mb-6 max-w-[60ch]">{children}</p>
      <LinkButton to={PATHS.login}>Go to Login</LinkButton>
    </Page>
  );
}
