import type { Profile } from '@yarrow/contract';
import { setTheme, useTheme } from '../../lib/theme.ts';
import { Switch } from '../../ui/switch.tsx';
import { DownloadData } from './download-data.tsx';
import { askForNotifications } from './notifications.ts';
import { Saved } from './saved.tsx';
import { Section } from './section.tsx';
import { useChangeProfile } from './use-profile.ts';

export function AppearanceSection() {
  const saving = useChangeProfile();
  const dark = useTheme() === 'dark';
  return (
    <Section title="Appearance">
      <Switch
        label="Dark mode"
        hint="Easier on the eyes at night. Kept on this device and with your account."
        checked={dark}
        onChange={(on) => {
          const theme = on ? 'dark' : 'light';
          setTheme(theme);
          void saving.change({ settings: { theme } });
        }}
      />
      <Saved {...saving} done={false} />
    </Section>
  );
}

export function NotificationsSection({ profile: { settings } }: { profile: Profile }) {
  const saving = useChangeProfile();
  const setPush = async (on: boolean) => {
    if (on && !(await askForNotifications())) return;
    await saving.change({ settings: { push_notifications: on } });
  };
  return (
    <Section title="Notifications">
      <div className="divide-y divide-line">
        <Switch
          label="Email notifications"
          hint="An email when a clinician of this service has read one of your sessions. Mails that keep your account safe are always sent."
          checked={settings.email_notifications}
          onChange={(on) => void saving.change({ settings: { email_notifications: on } })}
        />
        <Switch
          label="Push notifications"
          hint="A note on this device when a reply is ready and you are looking elsewhere. It never shows what was written."
          checked={settings.push_notifications}
          onChange={(on) => void setPush(on)}
        />
      </div>
      <Saved {...saving} done={false} />
    </Section>
  );
}

export function PrivacySection({ profile: { settings } }: { profile: Profile }) {
  const saving = useChangeProfile();
  return (
    <Section title="Privacy & Security">
      <div className="divide-y divide-line">
        <Switch
          label="Data sharing"
          hint="Off: nothing you write ever reaches a language-model provider; Yarrow’s own assistant answers. On: if this service has set one up, it may word the replies."
          checked={settings.data_sharing}
          onChange={(on) => void saving.change({ settings: { data_sharing: on } })}
        />
        <Switch
          label="Auto-save sessions"
          hint="On: your analyses are kept in your history. Off: an analysis is kept for 24 hours so that you can talk about it, is not listed, and is then erased."
          checked={settings.auto_save}
          onChange={(on) => void saving.change({ settings: { auto_save: on } })}
        />
      </div>
      <Saved {...saving} done={false} />
      <DownloadData />
    </Section>
  );
}
