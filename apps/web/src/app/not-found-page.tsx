import { useNavigate } from 'react-router';
import { PATHS } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Page, PageHeading } from '../ui/page.tsx';

export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <Page title="Page Not Found">
      <PageHeading lead="There is nothing at this address. It may have been moved, or the link has a slip in it.">
        Page Not Found
      </PageHeading>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={PATHS.home}>Go Home</LinkButton>
        <Button variant="quiet" onClick={() => void navigate(-1)}>
          Go Back
        </Button>
        <LinkButton to={PATHS.chat} variant="quiet">
          Start Consultation
        </LinkButton>
      </div>
    </Page>
  );
}
