import type { Citation } from '@yarrow/contract';
import {
  ENGINE_VERSION,
  type Knowledge,
  type MedicineModel,
  type Source,
  type UrgencyReason,
} from '@yarrow/engine';

/*
 * What each statement rests on. Where the compiled knowledge carries only the name of a source and not its address,
 * the address stays empty and the basis is the lowest, "memory": nothing is claimed that cannot be opened.
 */

const fromSource = ({ id, organisation, title, address, basis }: Source): Citation => ({
  source: id,
  organisation,
  title,
  address,
  basis,
});

/** A source of a condition's entry by its id; the entry's first where it is not given. */
export function conditionSource(knowledge: Knowledge, condition: string, id?: string): Citation {
  const { sources } = knowledge.textOf(condition);
  const found =
    sources.find((source) => source.id === id) ?? (id === undefined ? sources[0] : undefined);
  if (found) return fromSource(found);
  const name = knowledge.model.conditions.find((one) => one.id === condition)?.name ?? condition;
  return unopened(id ?? `condition:${condition}`, `Entry "${name}" of the knowledge`);
}

/** A source of a medicine's entry by its id; null stands for the person's own word, such as an allergy. */
export function medicineSource(
  medicine: MedicineModel,
  id: string | null = medicine.source,
): Citation {
  const found = medicine.sources.find((source) => source.id === id);
  if (found) return fromSource(found);
  return unopened(
    `medicine:${medicine.id}:${id ?? 'own'}`,
    `Entry "${medicine.name}" of the medicines${id ? `, source ${id}` : ''}`,
  );
}

/** What an urgency reason rests on: a rule's source, a condition's, or our own policy. */
export function reasonSource(knowledge: Knowledge, { rule, source }: UrgencyReason): Citation {
  const condition = /^(?:floor|condition):(.+)$/.exec(rule)?.[1];
  if (condition !== undefined && knowledge.model.conditions.some(({ id }) => id === condition))
    return conditionSource(knowledge, condition, source);
  const found = knowledge.model.rules.find(({ id }) => id === rule);
  return found ? fromSource(found.cited) : OWN_POLICY;
}

/** Our own sums over the knowledge: probabilities and what each answer did to them. */
export const calculation = (knowledge: Knowledge): Citation => ({
  source: 'yarrow:calculation',
  organisation: 'Yarrow',
  title: `Calculated from your answers (engine ${ENGINE_VERSION}, knowledge ${knowledge.model.version})`,
  address: '',
  basis: 'read',
});

/** What we say to be on the safe side, where no entry says it. */
export const OWN_POLICY: Citation = {
  source: 'yarrow:safety',
  organisation: 'Yarrow',
  title: 'Safety policy: when in doubt, sooner',
  address: '',
  basis: 'read',
};

const unopened = (source: string, title: string): Citation => ({
  source,
  organisation: 'Yarrow',
  title,
  address: '',
  basis: 'memory',
});
