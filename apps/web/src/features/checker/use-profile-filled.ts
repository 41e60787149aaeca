import type { Profile } from '@yarrow/contract';
import { useEffect, useState } from 'react';
import { updateDraft, updateGroup, useDraft } from '../../lib/draft/draft-store.ts';
import { fillFromProfile, profileOf } from '../../lib/draft/fill-from-profile.ts';
import { useSession } from '../../lib/session.ts';

/** Fills the draft from the profile of whoever is signed in. Without one, or without a network, nothing happens. */
export function useProfileFilled(): void {
  const { about } = useDraft();
  const signedIn = useSession().status === 'authenticated';
  const [medical, setMedical] = useState<Profile['medical'] | null>(null);
  useEffect(() => {
    if (!signedIn) return;
    let gone = false;
    // The questionnaire of somebody who is not signed in asks the server nothing, and loads nothing to ask with.
    void import('../../lib/profile.ts')
      .then(({ getProfile }) => getProfile())
      .then((profile) => (gone ? null : setMedical(profile.medical)))
      .catch(() => null);
    return () => {
      gone = true;
    };
  }, [signedIn]);
  useEffect(() => {
    if (!signedIn || !medical) return;
    const change = fillFromProfile(about, medical);
    if (change) updateGroup('about', change);
    updateDraft({ profile: profileOf(about, medical) });
  }, [about, medical, signedIn]);
}
