import type { ReactNode } from 'react';
import { messageOf } from '../../lib/auth/attempt.ts';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { AccountActions } from './account-actions.tsx';
import { MedicalSection } from './medical-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { AppearanceSection, NotificationsSection, PrivacySection } from './switch-sections.tsx';
import { useProfile } from './use-profile.ts';

interface Props {
  /** How the account is entered. */
  security: ReactNode;
  onLeave: () => Promise<void>;
}

export function SettingsPage({ security, onLeave }: Props) {
  const { data: profile, error, isFetching, refetch } = useProfile();
  return (
    <Page title="Settings" width="chart">
      <PageHeading lead="Kept with your account, and used as it says.">Settings</PageHeading>
      {profile ? (
        <>
          <ProfileSection profile={profile} />
          <AppearanceSection />
          <NotificationsSection profile={profile} />
          <PrivacySection profile={profile} />
          <MedicalSection profile={profile} />
        </>
      ) : error ? (
        <FailedToLoad
          title={messageOf(error, 'Your settings could not be loaded.')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={8} />
        </div>
      )}
      {security}
      <AccountActions onLeave={onLeave} />
    </Page>
  );
}
