import { LinkButton } from '../../ui/link-button.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';

export interface ResultsPageProps {
  /** The step of the questionnaire that leads here on this person's path. */
  backTo: string;
}

/** The place of the results, until they are built. */
export function ResultsPage({ backTo }: ResultsPageProps) {
  return (
    <Page title="Your results" width="wide">
      <PageHeading lead="The analysis is not part of this version yet.">Your results</PageHeading>
      <LinkButton to={backTo} variant="quiet">
        Back
      </LinkButton>
    </Page>
  );
}
