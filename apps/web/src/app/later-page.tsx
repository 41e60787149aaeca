import { useMatches } from 'react-router';
import { SecuritySection } from '../features/auth/security/security-section.tsx';
import { PATHS } from '../lib/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Page, PageHeading } from '../ui/page.tsx';
import { LATER_PAGES } from './later-pages.ts';

/** Stands at the addresses of LATER_PAGES. */
export function LaterPage() {
  const here = useMatches().at(-1)?.pathname;
  const title = LATER_PAGES.find(({ path }) => path === here)?.title ?? 'Later';
  return (
    <Page title={title}>
      <PageHeading
        lead={
          here === PATHS.settings
            ? 'Most of this page is not part of this version yet. How you sign in is, below.'
            : 'This page is not part of this version yet. What you save is kept with your account and will be here ' +
              'once the page is.'
        }
      >
        {title}
      </PageHeading>
      <LinkButton to={PATHS.checker}>Check Your Symptoms</LinkButton>
      {here === PATHS.settings ? <SecuritySection /> : null}
    </Page>
  );
}
