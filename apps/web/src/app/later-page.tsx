import { useMatches } from 'react-router';
import { PATHS } from '../lib/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Page, PageHeading } from '../ui/page.tsx';
import { LATER_PAGES } from './later-pages.ts';

/** Stands at the addresses of LATER_PAGES. */
export function LaterPage() {
  const here = useMatches().at(-1)?.pathname;
  const title = LATER_PAGES.find(({ path }) => path === here)?.title ?? 'Accounts';
  return (
    <Page title={title}>
      <PageHeading
        lead={
          'Accounts are not part of this version yet, so there is nothing to sign in to. ' +
          'You can check symptoms, and see and keep the result, without one.'
        }
      >
        You do not need an account
      </PageHeading>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={PATHS.checker}>Check Your Symptoms</LinkButton>
        <LinkButton to={PATHS.home} variant="quiet">
          Go Home
        </LinkButton>
      </div>
    </Page>
  );
}
