import { useId, useState } from 'react';
import { ageError, ageInWords, asksMonths } from '../../lib/draft/age.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import { updateGroup, useDraft } from '../../lib/draft/draft-store.ts';
import { labelOf, SEXES, SUBJECTS } from '../../lib/draft/labels.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioChips } from '../../ui/choice-chips.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProfileFilled } from './use-profile-filled.ts';

/** The optional card of step 1. Age and sex at birth change what is likely more than most answers. */
export function AboutYou() {
  const { about } = useDraft();
  const [open, setOpen] = useState(false);
  const id = useId();
  const shown = open || ageError(about) !== null;
  const told = summary(about);
  useProfileFilled();
  return (
    <Card>
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="font-sans text-base font-semibold tracking-normal">About you</h2>
          <p className="text-sm text-ink-2">
            {told ?? 'Optional. Age and sex at birth make the result more exact.'}
            {about.filled === 'from-profile' ? ' · from your profile' : null}
          </p>
        </div>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setOpen(!shown)}
        >
          {shown ? 'Done' : told ? 'Change' : 'Add'}
          <span className="sr-only"> about you</span>
        </Button>
      </div>
      <div
        id={id}
        hidden={!shown}
        className="mt-5 animate-fade space-y-6 border-t border-line pt-5"
      >
        <RadioChips
          legend="Who is this for?"
          options={SUBJECTS}
          value={about.subject}
          onChange={(subject) => updateGroup('about', { subject })}
        />
        <AgeFields about={about} />
        <RadioChips
          legend="Sex at birth"
          options={SEXES}
          value={about.sexAtBirth}
          onChange={(sexAtBirth) => tell({ sexAtBirth })}
          onClear={about.sexAtBirth ? () => tell({ sexAtBirth: null }) : undefined}
        />
      </div>
    </Card>
  );
}

const tell = (change: Partial<Draft['about']>): void =>
  updateGroup('about', { ...change, filled: 'by-hand' });

function AgeFields({ about }: { about: Draft['about'] }) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <TextField
        label="Age"
        hint="In years; 0 for a baby"
        unit="years"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        className="w-24!"
        value={about.ageYears}
        onChange={(ageYears) => tell({ ageYears })}
        error={ageError(about)}
      />
      {asksMonths(about) ? (
        <TextField
          label="and months"
          hint="Under 2 years months matter"
          unit="months"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          className="w-24!"
          value={about.ageMonths}
          onChange={(ageMonths) => tell({ ageMonths })}
        />
      ) : null}
    </div>
  );
}

function summary(about: Draft['about']): string | null {
  const parts = [
    about.subject && (about.subject === 'self' ? 'For me' : 'For someone else'),
    ageInWords(about),
    about.sexAtBirth && labelOf(SEXES, about.sexAtBirth).toLowerCase(),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}
