import type { Profile } from '@yarrow/contract';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CountryField } from './country-field.tsx';
import { Saved } from './saved.tsx';
import { Section } from './section.tsx';
import { useChangeProfile } from './use-profile.ts';

export function ProfileSection({ profile: { user, settings } }: { profile: Profile }) {
  const saving = useChangeProfile();
  const [name, setName] = useState(user.displayName ?? '');
  return (
    <Section title="Profile">
      <form
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          void saving.change({ displayName: name.trim() });
        }}
      >
        <TextField
          label="Display name"
          hint="How Yarrow greets you. Leave it empty to be shown by your email."
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={setName}
        />
        <div>
          <p className="font-semibold">Email</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 break-all">
            {user.email}
            <Verified verified={user.emailVerified} />
          </p>
        </div>
        <CountryField
          value={settings.country}
          onChange={(country) => void saving.change({ settings: { country } })}
        />
        <Saved {...saving}>
          <Button type="submit" variant="quiet" busy={saving.busy}>
            Save profile
          </Button>
        </Saved>
      </form>
    </Section>
  );
}

function Verified({ verified }: { verified: boolean }) {
  const Icon = verified ? BadgeCheck : CircleDashed;
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-semibold ${verified ? 'text-low' : 'text-high'}`}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {verified ? 'Verified' : 'Unverified'}
    </span>
  );
}
