import type { MedicineAdvice } from '../assessment.ts';
import type { ConditionText, MedicineModel } from '../knowledge.ts';
import { evaluate, type Expression, type Facts } from '../logic/expression.ts';
import type { Knowledge } from '../prepare.ts';

const ALLERGY = (name: string): string =>
  `You are allergic to ${name.toLowerCase()} or to a medicine like it.`;

/** Classes that say what a medicine is for: who cannot bear one of them may well bear another. */
const OF_USE: ReadonlySet<string> = new Set([
  'antibiotic',
  'anticoagulant',
  'antidepressant',
  'antidiabetic',
  'antiemetic',
  'antiplatelet',
  'anti-seizure-medicine',
  'blood-pressure-medicine',
  'immunosuppressant',
  'laxative',
  'topical-antifungal',
  'vitamin',
]);

/** What is, or may be, forbidden to this person: none of it is named in any advice. */
export type Withheld = Pick<ReadonlySet<string>, 'has'>;

/** Each medicine is judged when it is first asked about. */
export function withheld({ model }: Knowledge, facts: Facts): Withheld {
  const judged = new Map<string, boolean>();
  return {
    has: (id) => {
      const known = judged.get(id);
      if (known !== undefined) return known;
      const medicine = model.medicines.find((one) => one.id === id);
      const held = medicine !== undefined && whyNot(medicine, facts) !== null;
      judged.set(id, held);
      return held;
    },
  };
}

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

export interface Verdict {
  /** Open: something that would forbid it has not been answered. */
  verdict: 'suitable' | 'forbidden' | 'open';
  /** What forbids it, or what would; with the id of the source in the medicine's entry, null for an allergy. */
  reasons: { text: string; source: string | null; when: Expression }[];
}

/** Judges one medicine by what is known of the person. The first reason that forbids it is enough. */
export function judge(medicine: MedicineModel, facts: Facts): Verdict {
  const allergic = {
    text: ALLERGY(medicine.name),
    source: null,
    when: { any: [medicine.id, ...kinship(medicine)].map((id) => ({ allergy: id })) },
  };
  const judged = [
    allergic,
    ...medicine.forbiddenBy.map(({ when, reason, source }) => ({ text: reason, source, when })),
  ].map((one) => ({ one, verdict: evaluate(one.when, facts) }));
  const forbidden = judged.find(({ verdict }) => verdict === 'yes');
  if (forbidden) return { verdict: 'forbidden', reasons: [forbidden.one] };
  const open = judged.filter(({ verdict }) => verdict === 'unknown').map(({ one }) => one);
  return { verdict: open.length > 0 ? 'open' : 'suitable', reasons: open };
}

const kinship = ({ classes }: MedicineModel): string[] => classes.filter((id) => !OF_USE.has(id));

/** Null when nothing forbids it and nothing that could is unanswered. */
function whyNot(medicine: MedicineModel, facts: Facts): string | null {
  const { verdict, reasons } = judge(medicine, facts);
  if (verdict === 'suitable') return null;
  const said = reasons.map(({ text }) => text).join(' ');
  return verdict === 'forbidden' ? said : `We have not asked yet. Not if this is so: ${said}`;
}
