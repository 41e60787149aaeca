import type { MedicineAdvice } from '../assessment.ts';
import type { ConditionText, MedicineModel } from '../knowledge.ts';
import { evaluate, type Facts } from '../logic/expression.ts';
import { any } from '../logic/three-valued.ts';
import type { Knowledge } from '../prepare.ts';

const ALLERGY = (name: string): string =>
  `You are allergic to ${name.toLowerCase()} or to a medicine like it.`;

/** Every medicine that is, or may be, forbidden to this person: none of these is named in any advice. */
export const withheld = ({ model }: Knowledge, facts: Facts): ReadonlySet<string> =>
  new Set(model.medicines.filter((one) => whyNot(one, facts) !== null).map(({ id }) => id));

/** Judges every medicine the texts name: for this person suitable, or left out with the reason. */
export function adviseMedicines(
  knowledge: Knowledge,
  facts: Facts,
  texts: readonly ConditionText[],
): MedicineAdvice {
  const named = texts.flatMap((text) =>
    [...text.selfCare, ...text.treatments].flatMap((one) => one.medicine ?? []),
  );
  const advice: MedicineAdvice = { suitable: [], left_out: [] };
  for (const id of new Set(named)) {
    const medicine = knowledge.model.medicines.find((one) => one.id === id);
    if (!medicine) throw new Error(`the knowledge has no medicine "${id}"`);
    const reason = whyNot(medicine, facts);
    if (reason === null) advice.suitable.push({ id, name: medicine.name, text: medicine.advice });
    else advice.left_out.push({ id, name: medicine.name, reason });
  }
  return advice;
}

/** Null when nothing forbids it and nothing that could is unanswered. */
function whyNot(medicine: MedicineModel, facts: Facts): string | null {
  const allergy = any([medicine.id, ...medicine.classes].map((id) => facts.allergy(id)));
  if (allergy === 'yes') return ALLERGY(medicine.name);
  const judged = medicine.forbiddenBy.map((one) => ({
    ...one,
    verdict: evaluate(one.when, facts),
  }));
  const forbidden = judged.find((one) => one.verdict === 'yes');
  if (forbidden) return forbidden.reason;
  const open = judged.filter((one) => one.verdict === 'unknown').map((one) => one.reason);
  if (allergy === 'unknown') open.unshift(ALLERGY(medicine.name));
  return open.length === 0 ? null : `We have not asked yet. Not if this is so: ${open.join(' ')}`;
}
