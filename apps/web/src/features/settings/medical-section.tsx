import type { Profile } from '@yarrow/contract';
import { useState } from 'react';
import { SEXES } from '../../lib/draft/labels.ts';
import { Button } from '../../ui/button.tsx';
import { RadioChips } from '../../ui/choice-chips.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ageError, changeOf, formOf, weightError, type MedicalForm } from './medical-form.ts';
import { Saved } from './saved.tsx';
import { Section } from './section.tsx';
import { useChangeProfile } from './use-profile.ts';

export function MedicalSection({ profile }: { profile: Profile }) {
  const saving = useChangeProfile();
  const [form, setForm] = useState(() => formOf(profile));
  const [tried, setTried] = useState(false);
  const set = (change: Partial<MedicalForm>) => setForm((before) => ({ ...before, ...change }));
  const wrong = { age: ageError(form), weight: weightError(form) };

  const save = () => {
    setTried(true);
    if (!wrong.age && !wrong.weight) void saving.change({ medical: changeOf(form) });
  };
  return (
    <Section
      title="Medical Information"
      lead="Used by your next analysis where you do not say otherwise, and only when it is about you. All of it is optional."
    >
      <form
        noValidate
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="flex flex-wrap items-start gap-x-8 gap-y-6">
          <TextField
            label="Age"
            unit="years"
            inputMode="decimal"
            autoComplete="off"
            className="w-24!"
            value={form.age}
            onChange={(age) => set({ age })}
            error={tried ? wrong.age : null}
          />
          <TextField
            label="Weight"
            unit="kg"
            inputMode="decimal"
            autoComplete="off"
            className="w-24!"
            value={form.weight}
            onChange={(weight) => set({ weight })}
            error={tried ? wrong.weight : null}
          />
        </div>
        <RadioChips
          legend="Sex at birth"
          options={SEXES}
          value={form.gender}
          onChange={(gender) => set({ gender })}
          onClear={form.gender ? () => set({ gender: null }) : undefined}
        />
        <TextArea
          label="Known allergies"
          value={form.allergies}
          onChange={(allergies) => set({ allergies })}
        />
        <TextArea
          label="Current medications"
          value={form.medications}
          onChange={(medications) => set({ medications })}
        />
        <Saved {...saving}>
          <Button type="submit" variant="quiet" busy={saving.busy}>
            Update Medical Profile
          </Button>
        </Saved>
      </form>
    </Section>
  );
}
