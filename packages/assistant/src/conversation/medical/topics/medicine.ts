import { judgeMedicine, type MedicineJudgement } from '@yarrow/engine';
import { inSentence } from '@yarrow/engine/words';
import { personOf } from '../case/person-of.ts';
import { askAboutMedicine } from '../interview/ask-about-medicine.ts';
import { calculation, conditionSource, medicineSource } from '../say/citations.ts';
import { joinWords } from '../say/plain-words.ts';
import { say } from '../say/say.ts';
import { cited, list, offer, tell, timesBefore, type Talk } from '../talk.ts';
import { namedThings } from '../understand/named-things.ts';
import { wordsOf } from '../understand/words.ts';
import { emergencyFirst } from './emergency.ts';
import { advisedCondition, conditionName } from './find-condition.ts';
import { isTakenAlone, nextDose } from './next-dose.ts';
import { tellNoCase } from './no-case.ts';

/** "Can I take …?" and "What can I take?": always judged for this person. */
export function aboutMedicines(talk: Talk): boolean {
  const named = namedThings(talk.text, talk.knowledge).find(({ kind }) => kind === 'medicine');
  const again = /\b(?:it|that|dose|much|many|often|side effects?|them)\b/iu.test(talk.text);
  const spoken = talk.state.topic?.kind === 'medicine' && again ? talk.state.topic : undefined;
  const medicine = named ?? spoken;
  if (medicine) tellMedicine(talk, medicine.id);
  else if (!aboutKind(talk)) {
    if (!SOMETHING_TO_TAKE.test(talk.text)) return false;
    whichMedicines(talk);
  }
  return true;
}

/** "Can I have a bath?" asks for no medicine. */
const SOMETHING_TO_TAKE =
  /\b(?:tak(?:e|ing)|giv(?:e|ing)|medic\w*|tablets?|pills?|painkillers?|drugs?|something|anything|what|which|it|that|them|antibiotics?|pharmacy|chemist|prescri\w+|cream|drops|dose|spray|syrup)\b/iu;

/** One medicine for this person: no, with the reason; yes, with the advice; or first a question. */
export function tellMedicine(talk: Talk, id: string): void {
  talk.state.topic = { kind: 'medicine', id };
  if (emergencyFirst(talk, 'medicine')) return;
  const judged = judgeMedicine(id, personOf(talk), talk.knowledge);
  const times = timesBefore(talk, `medicine:${id}:${judged.verdict}`);
  const asSaid = times > 0 ? `${say(talk, 'as-said')} ` : '';
  if (judged.verdict === 'forbidden' && isTakenAlone(talk, id)) nextDose(talk, judged);
  else if (judged.verdict === 'forbidden') forbidden(talk, judged, asSaid);
  else if (judged.verdict === 'suitable') suitable(talk, judged, asSaid);
  else {
    tell(
      talk,
      times === 0
        ? `Before I answer whether ${inSentence(judged.medicine.name)} suits you, I have to know a little more.`
        : '',
    );
    askAboutMedicine(talk, judged);
  }
}

function forbidden(talk: Talk, { medicine, reasons }: MedicineJudgement, asSaid: string): void {
  const [why] = reasons;
  tell(
    talk,
    `${asSaid}${asSaid ? 'n' : 'N'}o ${inSentence(medicine.name)} for you, unless a doctor or pharmacist who knows you says otherwise. ${cited(talk, why?.text ?? '', medicineSource(medicine, why?.source ?? null))}`,
  );
  const advised = advisedCondition(talk) !== null;
  const instead = (advised ? (talk.assessment?.medicines.suitable ?? []) : []).filter(
    (one) => one.id !== medicine.id,
  );
  const open = (talk.assessment?.medicines.left_out ?? []).filter(
    (one) => one.id !== medicine.id && isOpen(one.reason),
  );
  if (instead.length > 0) {
    tell(talk, 'What nothing speaks against for you:');
    list(
      talk,
      instead
        .slice(0, 3)
        .map(({ id, name, text }) => cited(talk, `**${name}**: ${text}`, sourceOf(talk, id))),
    );
  } else if (open.length > 0)
    tell(
      talk,
      `I can check ${joinWords(
        open.slice(0, 2).map(({ name }) => inSentence(name)),
        'or',
      )} for you instead.`,
    );
  else
    tell(
      talk,
      'A pharmacist can tell you what you could take instead. Name the reason above to them.',
    );
  offer(
    talk,
    ...open.slice(0, 1).map(({ name }) => `Can I take ${inSentence(name)}?`),
    'What can I do myself?',
    'When should I worry?',
    'What else can I take?',
  );
}

function suitable(talk: Talk, { medicine }: MedicineJudgement, asSaid: string): void {
  const advice = asSaid === '' ? medicine.advice : keptShort(medicine.advice);
  tell(
    talk,
    `${asSaid}${asSaid ? 'n' : 'N'}othing you told me speaks against ${inSentence(medicine.name)}. ${cited(talk, advice, medicineSource(medicine))}`,
  );
  tell(
    talk,
    asksForDose(talk.text)
      ? 'How much: I give no amounts of my own. Keep to the pack for the age and weight, or ask a pharmacist.'
      : 'Keep to the pack, and tell the pharmacist what else you take.',
  );
  offer(talk, 'What can I do myself?', 'When should I worry?', 'How much can I take?');
}

/** Once told in full, the warnings stay and the rest is left out. */
const keptShort = (advice: string): string => {
  const sentences = advice.match(/[^.!?]+[.!?]+/gu) ?? [advice];
  const warnings = sentences.filter((one) =>
    /\b(?:never|not|stop|too much|under|harm)/iu.test(one),
  );
  return (warnings.length > 0 ? warnings : sentences.slice(0, 1))
    .map((one) => one.trim())
    .join(' ');
};

const asksForDose = (text: string): boolean =>
  wordsOf(text).some((word) =>
    ['much', 'many', 'dose', 'dosage', 'often', 'mg', 'ml'].includes(word),
  );

const sourceOf = (talk: Talk, id: string) => {
  const medicine = talk.knowledge.model.medicines.find((one) => one.id === id);
  return medicine ? medicineSource(medicine) : calculation(talk.knowledge);
};

/** What a ban rests on, which need not be what the advice rests on. */
const whySource = (talk: Talk, id: string) => {
  const { medicine, reasons } = judgeMedicine(id, personOf(talk), talk.knowledge);
  return medicineSource(medicine, reasons[0]?.source ?? null);
};

/** How the engine begins a reason that is no ban yet but a question nobody has asked. */
const isOpen = (reason: string): boolean => reason.startsWith('We have not asked yet');

/** The medicines the entries name for what is likely: for this person, not for them, or first to be asked. */
function whichMedicines(talk: Talk): void {
  const { assessment } = talk;
  if (!assessment || talk.state.phase === 'nothing') return tellNoCase(talk);
  if (emergencyFirst(talk, 'medicine')) return;
  const { suitable: fine, left_out: left } = assessment.medicines;
  const id = advisedCondition(talk);
  if (id === null) return unnamed(talk);
  const times = timesBefore(talk, 'which-medicines');
  const banned = left.filter(({ reason }) => !isOpen(reason));
  const open = left.filter(({ reason }) => isOpen(reason));
  if (fine.length > 0) {
    tell(talk, times === 0 ? 'By what you told me, nothing speaks against:' : say(talk, 'as-said'));
    list(
      talk,
      fine
        .slice(0, 4)
        .map((one) =>
          cited(
            talk,
            times === 0 ? `**${one.name}**: ${one.text}` : one.name,
            sourceOf(talk, one.id),
          ),
        ),
    );
  }
  if (banned.length > 0 && times < 2) {
    tell(talk, 'Not for you:');
    list(
      talk,
      banned
        .slice(0, 3)
        .map(({ id: one, name, reason }) =>
          cited(talk, `**${name}**: ${reason}`, whySource(talk, one)),
        ),
    );
  }
  const [ask] =
    fine.length === 0 ? open.toSorted((a, b) => needs(talk, a.id) - needs(talk, b.id)) : [];
  if (ask) {
    tell(talk, `${namedFor(talk, id, open)} I check ${inSentence(ask.name)} for you.`);
    talk.state.topic = { kind: 'medicine', id: ask.id };
    askAboutMedicine(talk, judgeMedicine(ask.id, personOf(talk), talk.knowledge));
    return;
  }
  if (fine.length + banned.length === 0)
    tell(
      talk,
      `My sources name no medicine for ${inSentence(conditionName(talk, id))}. A pharmacist can say whether something would help.`,
    );
  offer(
    talk,
    ...open.slice(0, 1).map(({ name }) => `Can I take ${inSentence(name)}?`),
    'What can I do myself?',
    'When should I worry?',
    'Should I see a doctor?',
  );
}

/** What the entry of the likeliest condition names; where it names none, the medicines are those of all that is likely. */
function namedFor(talk: Talk, id: string, open: readonly { id: string; name: string }[]): string {
  const { treatments, selfCare } = talk.knowledge.textOf(id);
  const ofEntry = new Set([...treatments, ...selfCare].map(({ medicine }) => medicine));
  const own = open.filter((one) => ofEntry.has(one.id));
  const names = (some: typeof open): string =>
    joinWords(
      some.map(({ name }) => inSentence(name)),
      'or',
    );
  return own.length > 0
    ? `For ${inSentence(conditionName(talk, id))} my sources name ${cited(talk, names(own), conditionSource(talk.knowledge, id))}.`
    : `For what it may be my sources name ${cited(talk, names(open), sourceOf(talk, open[0]?.id ?? ''))}.`;
}

/** No cause fits well: then no medicine is named, but one that is asked about can be checked. */
function unnamed(talk: Talk): void {
  const times = timesBefore(talk, 'no-medicine');
  tell(
    talk,
    times === 0
      ? 'I do not know the cause well enough to name a medicine for it. Name one you think of, and I check it against what I know of you.'
      : 'I still name no medicine without knowing the cause. A pharmacist can look at all your medicines together.',
  );
  offer(
    talk,
    'Can I take paracetamol?',
    'Can I take ibuprofen?',
    'Should I see a doctor?',
    'When should I worry?',
  );
}

const KINDS = [
  'antibiotic',
  'steroid',
  'antihistamine',
  'triptan',
  'laxative',
  'antiviral',
  'vaccin',
  'inhaler',
  'vitamin',
  'iron',
];

/** "Do I need antibiotics?": what the entry of the likely condition says of that kind of medicine. */
function aboutKind(talk: Talk): boolean {
  const word = KINDS.find((kind) => wordsOf(talk.text).some((one) => one.startsWith(kind)));
  const id = advisedCondition(talk);
  if (word === undefined || id === null) return false;
  if (emergencyFirst(talk, 'medicine')) return true;
  const text = talk.knowledge.textOf(id);
  const name = inSentence(conditionName(talk, id));
  const said = [...text.treatments, ...text.selfCare].filter((one) =>
    one.text.toLowerCase().includes(word),
  );
  const times = timesBefore(talk, `kind:${word}:${id}`);
  if (times > 0) tell(talk, say(talk, 'as-said'));
  if (said.length === 0)
    tell(
      talk,
      `My sources on ${name} say nothing of ${word}s, so I cannot say that you need them. A doctor decides that.`,
    );
  else {
    tell(talk, `On ${name} my sources say:`);
    list(
      talk,
      said
        .slice(0, 3)
        .map((one) => cited(talk, one.text, conditionSource(talk.knowledge, id, one.source))),
    );
  }
  offer(
    talk,
    'Should I see a doctor?',
    'What can I do myself?',
    'What else can I take?',
    'When should I worry?',
  );
  return true;
}

/** The medicine with the fewest open questions is checked first. */
const needs = (talk: Talk, id: string): number =>
  judgeMedicine(id, personOf(talk), talk.knowledge).toAsk.length;
