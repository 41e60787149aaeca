import { judgeMedicine, readText, type MedicineJudgement } from '@yarrow/engine';
import { inSentence } from '@yarrow/engine/words';
import { personOf } from '../case/person-of.ts';
import { medicineSource } from '../say/citations.ts';
import { cited, offer, tell, type Talk } from '../talk.ts';

/** Nothing forbids it but that it is being taken: "she had one Calpol at eight, how much can I give her?" */
export function isTakenAlone(talk: Talk, id: string): boolean {
  const person = personOf(talk);
  const taken = person.current_medications ?? '';
  const { lexicon, spelling } = talk.knowledge;
  const named = readText(taken, lexicon, spelling).mentions.filter((one) => one.id === id);
  const others = named.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`,
    taken,
  );
  if (named.length === 0) return false;
  const without = { ...person, current_medications: /\p{L}/u.test(others) ? others : 'none' };
  return judgeMedicine(id, without, talk.knowledge).verdict !== 'forbidden';
}

/** About more of what is being taken already. */
export function nextDose(talk: Talk, { medicine, reasons: [why] }: MedicineJudgement): void {
  const name = inSentence(medicine.name);
  tell(
    talk,
    `You told me that ${name} is being taken already, so mind the next dose. ${cited(talk, why?.text ?? '', medicineSource(medicine, why?.source ?? null))}`,
  );
  tell(
    talk,
    'If it is the same product: the pack says how much for the age and weight, how long to leave between two doses, and how often in a day. I give no amounts of my own. If you are not sure when the last one was, ask a pharmacist first.',
  );
  offer(talk, 'What can I do myself?', 'When should I worry?', 'What else can I take?');
}
