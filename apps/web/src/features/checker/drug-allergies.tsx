import type { Draft } from '../../lib/draft/draft.ts';
import { updateGroup, useDraft } from '../../lib/draft/draft-store.ts';
import { selectedCondition } from '../../lib/draft/early-decision.ts';
import { asOptions, NSAIDS } from '../../lib/draft/labels.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { YesNo } from '../../ui/yes-no.tsx';

type Allergies = Draft['medicalCheck']['drugAllergies'];
type Medicine = Exclude<keyof Allergies, 'nsaids'>;

const ASKED: Record<'Diarrhoea' | 'Migraine', readonly (readonly [Medicine, string])[]> = {
  Diarrhoea: [
    ['loperamide', 'Are you allergic to loperamide?'],
    ['domperidone', 'Are you allergic to domperidone?'],
  ],
  Migraine: [
    ['paracetamol', 'Are you allergic to paracetamol?'],
    ['paracetamolOrphenadrine', 'Are you allergic to paracetamol/orphenadrine?'],
  ],
};

/** Only the medicines that may be suggested for this condition are asked about. */
export function DrugAllergies() {
  const draft = useDraft();
  const condition = selectedCondition(draft);
  const { drugAllergies } = draft.medicalCheck;
  const answer = (change: Partial<Allergies>) =>
    updateGroup('medicalCheck', { drugAllergies: { ...drugAllergies, ...change } });
  if (!condition) return null;
  return (
    <>
      {ASKED[condition].map(([medicine, question]) => (
        <YesNo
          key={medicine}
          legend={question}
          hint={HINTS[medicine]}
          value={drugAllergies[medicine]}
          onChange={(value) => answer({ [medicine]: value })}
        />
      ))}
      {condition === 'Migraine' ? (
        <ChoiceChips
          legend="Are you allergic to any of these painkillers (NSAIDs)?"
          hint="Optional. Leave empty if none."
          options={asOptions(NSAIDS)}
          value={drugAllergies.nsaids}
          onChange={(nsaids) => answer({ nsaids })}
        />
      ) : null}
    </>
  );
}

const HINTS: Record<Medicine, string> = {
  loperamide: 'A medicine that slows diarrhoea. If you have never taken it, choose No.',
  domperidone: 'A medicine against feeling sick. If you have never taken it, choose No.',
  paracetamol: 'A common painkiller, called acetaminophen in North America.',
  paracetamolOrphenadrine:
    'A painkiller with a muscle relaxant. If you have never taken it, choose No.',
};
