import type { Expression, MedicineJudgement } from '@yarrow/engine';
import { inSentence } from '@yarrow/engine/words';
import type { OpenQuestion } from '../medical-state.ts';
import { medicineSource } from '../say/citations.ts';
import { joinWords } from '../say/plain-words.ts';
import { cited, offer, tell, timesBefore, type Talk } from '../talk.ts';

type Asked = Extract<OpenQuestion, { kind: 'medicine' }>['ask'];

/** The kind of question that settles a part of an expression; null where no question can. */
function kindOf(part: Expression): Asked | null {
  if (typeof part === 'string') return 'findings';
  if ('age' in part) return 'age';
  if ('weight' in part) return 'weight';
  if ('sex' in part) return 'sex';
  if ('pregnant' in part || 'breastfeeding' in part) return 'pregnant';
  if ('taking' in part) return 'taking';
  return 'allergy' in part ? 'allergies' : null;
}

const ORDER: readonly Asked[] = [
  'age',
  'weight',
  'sex',
  'pregnant',
  'taking',
  'allergies',
  'findings',
];
const QUESTIONS: Record<Exclude<Asked, 'findings'>, string> = {
  age: 'How old is the person who would take it?',
  weight: 'How much does the person who would take it weigh, in kg?',
  sex: 'Was the person who would take it born female or male?',
  pregnant: 'Could you be pregnant, or are you breastfeeding?',
  taking:
    'Which medicines do you take now, with or without prescription? Say the names, or "none".',
  allergies: 'Are you allergic to any medicine? Say which, or "none".',
};
const REPLIES: Record<Exclude<Asked, 'findings'>, readonly string[]> = {
  age: ['I am an adult of 35', 'It is for a child of 5'],
  weight: ["I don't know"],
  sex: ['Female', 'Male'],
  pregnant: ['No, neither', 'I am pregnant', 'I am breastfeeding'],
  taking: ['None', "I don't know the names"],
  allergies: ['None', "I'm not sure"],
};
const MOST_FINDINGS = 9;

/** Puts the next question that has to be answered before a medicine can be named. Each is put at most twice. */
export function askAboutMedicine(talk: Talk, judged: MedicineJudgement): void {
  const { medicine, toAsk } = judged;
  const kinds = ORDER.filter((kind) => toAsk.some((part) => kindOf(part) === kind));
  const next = kinds.find(
    (kind) => (talk.state.told[countOf(judged, kind)] ?? 0) < (kind === 'findings' ? 5 : 2),
  );
  if (next === undefined || toAsk.some((part) => kindOf(part) === null))
    return cannotSay(talk, judged);
  timesBefore(talk, countOf(judged, next));
  const findings = next === 'findings' ? findingsToAsk(talk, toAsk) : [];
  talk.state.open = { kind: 'medicine', medicine: medicine.id, ask: next, findings };
  if (next !== 'findings') {
    tell(talk, QUESTIONS[next]);
    offer(talk, ...REPLIES[next]);
    return;
  }
  const names = findings.map((id) => inSentence(talk.knowledge.finding(id).name));
  tell(
    talk,
    cited(talk, `Is any of these so for you: ${joinWords(names, 'or')}?`, medicineSource(medicine)),
  );
  offer(talk, 'None of these', ...names.slice(0, 2).map((name) => `Yes: ${name}`), "I'm not sure");
}

const countOf = ({ medicine }: MedicineJudgement, kind: Asked): string =>
  `ask:${medicine.id}:${kind}`;

/** What is lasting first, then what is now; as many as can be read at once. */
function findingsToAsk(talk: Talk, toAsk: readonly Expression[]): string[] {
  const ids = [...new Set(toAsk.filter((part): part is string => typeof part === 'string'))];
  const lasting = ids.filter((id) => talk.knowledge.finding(id).kind === 'risk');
  const now = ids.filter((id) => talk.knowledge.finding(id).kind !== 'risk');
  return (lasting.length > 0 ? lasting : now).slice(0, MOST_FINDINGS);
}

/** What would decide it stays unknown: then it is not named, and who can tell is. */
export function cannotSay(talk: Talk, { medicine, reasons }: MedicineJudgement): void {
  talk.state.open = null;
  const name = inSentence(medicine.name);
  tell(
    talk,
    `Then I cannot say that ${name} is safe for you, so I do not advise it. A pharmacist can check it in a minute.`,
  );
  const [why] = reasons;
  if (why)
    tell(
      talk,
      `Among what would forbid it: ${cited(talk, inSentence(why.text), medicineSource(medicine, why.source))}`,
    );
  offer(talk, 'What can I do myself?', 'When should I worry?', 'What do you know about me?');
}
