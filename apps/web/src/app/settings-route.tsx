import { useNavigate } from 'react-router';
import { SecuritySection } from '../features/auth/security/security-section.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { PATHS } from '../lib/paths.ts';
import { leave } from './header/sign-out.ts';

/** The settings with the part that belongs to signing in. */
export function SettingsRoute() {
  const navigate = useNavigate();
  return (
    <SettingsPage
      security={<SecuritySection />}
      onLeave={() => leave(() => void navigate(PATHS.home))}
    />
  );
}
