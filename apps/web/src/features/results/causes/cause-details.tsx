import type { AnalysisResponse } from '@yarrow/contract';
import { URGENCY } from '../../../ui/urgency.ts';
import { TextList } from '../text-list.tsx';
import { joinWords } from '../words/sentences.ts';
import { CauseEntry } from './cause-entry.tsx';
import { CauseSources } from './cause-sources.tsx';

interface Props {
  condition: AnalysisResponse['conditions'][number];
  /** The description stands above already. */
  described: boolean;
}

export function CauseDetails({ condition, described }: Props) {
  const {
    id,
    description,
    symptoms,
    self_care: selfCare,
    treatments,
    aliases,
    icd10,
    urgency,
  } = condition;
  return (
    <div className="mt-1 max-w-[65ch] space-y-4 pb-1">
      {described ? null : <p>{description}</p>}
      <Part title="What you can do yourself" texts={selfCare} />
      <Part title="How it is treated" texts={treatments} />
      {symptoms.length > 0 ? (
        <p className="text-sm text-ink-2">
          <span className="font-semibold text-ink">Often with: </span>
          {joinWords(symptoms)}.
        </p>
      ) : null}
      <p className="text-sm text-ink-2">
        <span className="font-semibold text-ink">If it is this: </span>
        {URGENCY[urgency].words.toLowerCase()}.
      </p>
      <CauseSources condition={id} />
      <CauseEntry id={id} />
      <p className="text-xs text-ink-3">
        {aliases.length > 0 ? `Also called ${joinWords(aliases.slice(0, 4))}. ` : null}
        ICD-10-CM {icd10}
      </p>
    </div>
  );
}

function Part({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <TextList texts={texts} />
    </div>
  );
}
