import type { Assessment, CaseInput } from '@yarrow/engine';
import { assessSafelyOnce } from '../../../assess-safely.ts';
import type { Setting } from '../../conversation.ts';
import { answerOpen, type Answered } from '../interview/answer-open.ts';
import type { MedicalState } from '../medical-state.ts';
import { findIntents } from '../understand/find-intents.ts';
import { isOfTheWriter } from '../understand/of-the-writer.ts';
import { sentencesOf, type Sentence } from '../understand/words.ts';
import { changedCase, sameCase, withCase } from './change-case.ts';
import { isChange, readChanges, type Changes, type Talked } from './read-changes.ts';
import { fromSetting, startedCase } from './start-case.ts';

/** A message taken into the case, before anything is said about it. */
export interface TakenIn {
  state: MedicalState;
  sentences: Sentence[];
  before: Assessment | null;
  after: Assessment | null;
  /** The open question was answered. */
  answered: Answered | null;
  /** The case is another than before the message. */
  changed: boolean;
}

/** Reads a message, answers the open question with it and changes the case. The same for judging and for replying. */
export function takeIn(
  state: MedicalState,
  text: string,
  setting: Setting,
  danger: boolean,
): TakenIn {
  const { knowledge } = setting;
  const sentences = sentencesOf(text);
  const before = assessed(state, setting);
  const others = state.input?.subject === 'other';
  const told = readChanges(
    others ? sentences.filter((one) => !isOfTheWriter(one.text)) : sentences,
    knowledge,
    setting.localDate,
    talkedOf(before, knowledge),
  );
  const retracts = sentences.some((one) =>
    ['undo', 'start-over'].includes(findIntents(one)[0] ?? ''),
  );
  if (retracts) return { state, sentences, before, after: before, answered: null, changed: false };
  const answered = answerOpen(state, text, knowledge, told);
  const changes = answered ? merged(told, answered.changes) : told;
  const next = applied(state, changes, sentences, setting, danger);
  const changed = !sameCase(next.input, state.input);
  const settled = { ...(changed ? withCase({ ...next, input: state.input }, next.input) : next) };
  return {
    state: settled,
    sentences,
    before,
    after: changed ? assessed(settled, setting) : before,
    answered,
    changed,
  };
}

function talkedOf(before: Assessment | null, knowledge: Setting['knowledge']): Talked | null {
  const present = (before?.understood ?? []).filter(({ status }) => status === 'present');
  const first = present.find(({ finding }) => knowledge.finding(finding).kind === 'symptom');
  if (!first) return null;
  return {
    words: first.text || first.name,
    present: new Set(present.flatMap(({ finding, implies }) => [finding, ...implies])),
  };
}

/** The assessment of the case; null before there is one. */
export function assessed({ input, phase }: MedicalState, setting: Setting): Assessment | null {
  if (!input || phase === 'nothing') return null;
  return assessSafelyOnce(completed(input, setting), setting.knowledge);
}

/** What the case leaves open and the setting knows: the country for its numbers, the day, the profile of the person. */
export const completed = (input: CaseInput, setting: Setting): CaseInput => {
  const known = input.subject === 'other' ? { ...setting, profile: {} } : setting;
  return { ...fromSetting(known), ...defined(input) };
};

const defined = (input: CaseInput): CaseInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

function applied(
  state: MedicalState,
  changes: Changes,
  sentences: readonly Sentence[],
  setting: Setting,
  danger: boolean,
): MedicalState {
  const { knowledge } = setting;
  const asksForWords = state.open?.kind === 'symptoms' || state.phase === 'nothing';
  if (!asksForWords) {
    if (!state.input || !isChange(changes)) return state;
    return { ...state, input: changedCase(state.input, changes) };
  }
  const symptoms = changes.answers.some(
    ({ finding, value }) =>
      value !== 'absent' && ['symptom', 'sign'].includes(knowledge.finding(finding).kind),
  );
  if (
    symptoms ||
    danger ||
    (state.open?.kind === 'symptoms' && !sentences.some(({ asks }) => asks) && mayTell(sentences))
  )
    return {
      ...state,
      phase: 'gathering',
      input: startedCase(sentences, state.input, setting, knowledge),
    };
  // What is told of the person before any symptom is kept for the case to come.
  return isChange(changes)
    ? { ...state, input: changedCase(state.input ?? fromSetting(setting), changes) }
    : state;
}

/** Words that may tell a symptom we cannot read; a thank-you or a feeling does not. */
const mayTell = (sentences: readonly Sentence[]): boolean =>
  sentences.some((one) => {
    const [intent] = findIntents(one);
    return intent === undefined && one.words.length >= 2;
  });

const merged = (a: Changes, b: Changes): Changes => ({
  fields: { ...a.fields, ...b.fields },
  answers: [
    ...b.answers.filter(({ finding }) => !a.answers.some((one) => one.finding === finding)),
    ...a.answers,
  ],
  taking: [...b.taking, ...(b.taking.length > 0 ? [] : a.taking)],
  allergies: [...b.allergies, ...(b.allergies.length > 0 ? [] : a.allergies)],
});
