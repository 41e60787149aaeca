import type { CaseChange } from '@yarrow/contract';
import { rank, type Assessment } from '@yarrow/engine';
import { inSentence, reasonText } from '@yarrow/engine/words';
import { calculation, OWN_POLICY, reasonSource } from '../say/citations.ts';
import { HOW_SOON, joinWords, likelihood } from '../say/plain-words.ts';
import { say } from '../say/say.ts';
import { cited, offer, tell, type Talk } from '../talk.ts';

/** A move of fewer points is no news. */
const NEWS = 0.03;
const MOST_NOTED = 4;

type Understood = Assessment['understood'][number];

/** What a message changed in the case, for the wire. */
export function caseChange(before: Assessment | null, after: Assessment): CaseChange {
  return {
    findings: changedFindings(before, after),
    before: standing(before),
    after: standing(after),
  };
}

const standing = (one: Assessment | null): CaseChange['before'] => ({
  urgency_level: one?.urgency_level ?? null,
  conditions: (one?.conditions ?? [])
    .slice(0, 3)
    .map(({ id, name, confidence }) => ({ id, name, confidence })),
});

function changedFindings(before: Assessment | null, after: Assessment): CaseChange['findings'] {
  const last = (one: Assessment | null): Map<string, Understood> =>
    new Map((one?.understood ?? []).map((each) => [each.finding, each]));
  const [was, is] = [last(before), last(after)];
  const changed = [...is.values()].filter(
    ({ finding, status }) => was.get(finding)?.status !== status,
  );
  const gone = [...was.values()].filter(({ finding }) => !is.has(finding));
  return [
    ...changed.map(({ finding, name, status }) => ({ finding, name, status })),
    ...gone.map(({ finding, name }) => ({ finding, name, status: 'uncertain' as const })),
  ];
}

/** What was taken in of a message, so that the person sees whether they were understood. */
export function tellNoted(
  talk: Talk,
  before: Assessment | null,
  after: Assessment,
  lead: string,
): void {
  const implied = new Set(
    after.understood.flatMap(({ status, implies }) => (status === 'present' ? implies : [])),
  );
  const ofNumber = decidedByNumber(talk, after);
  const noted = changedFindings(before, after)
    .filter(({ status }) => status !== 'uncertain')
    // That 39 °C is no temperature below 36 goes without saying.
    .filter(({ finding, status }) => status === 'present' || !ofNumber.has(finding))
    .filter(({ finding, status }) => status === 'absent' || !implied.has(finding))
    .slice(0, MOST_NOTED)
    .map(({ name, status }) => (status === 'absent' ? `no ${inSentence(name)}` : inSentence(name)));
  tell(talk, noted.length > 0 ? `${lead} I noted: ${joinWords(noted)}.` : lead);
}

/** What only a measured value decides, neither said in words nor answered. */
function decidedByNumber({ knowledge, state }: Talk, { understood }: Assessment): Set<string> {
  const answered = new Set((state.input?.answers ?? []).map(({ finding }) => finding));
  return new Set(
    understood.flatMap(({ finding, text }) =>
      text === '' && !answered.has(finding) && knowledge.finding(finding).measure ? [finding] : [],
    ),
  );
}

/** What a correction moved, in words: the causes, then how soon. */
export function tellChange(talk: Talk, before: Assessment, after: Assessment, lead: string): void {
  tellNoted(talk, before, after, lead);
  const moves = movesBetween(before, after);
  const source = calculation(talk.knowledge);
  const same = before.urgency_level === after.urgency_level;
  if (moves.length > 0) tell(talk, cited(talk, `${moves.join('. ')}.`, source));
  else if (same) tell(talk, say(talk, 'changed-little'));
  tellUrgency(talk, before, after, moves.length > 0);
  offer(
    talk,
    'Why do you think so?',
    'Undo that',
    'What can I do myself?',
    ...(after.follow_up.length > 0 ? ['Ask me more'] : ['When should I worry?']),
  );
}

function movesBetween(before: Assessment, after: Assessment): string[] {
  const was = new Map(before.conditions.map(({ id, confidence }) => [id, confidence]));
  const is = new Map(after.conditions.map(({ id, confidence }) => [id, confidence]));
  const names = new Map(
    [...before.conditions, ...after.conditions].map(({ id, name }) => [id, name]),
  );
  return [...names]
    .map(([id, name]) => ({ name, was: was.get(id) ?? 0, is: is.get(id) ?? 0 }))
    .filter((one) => Math.abs(one.is - one.was) >= NEWS)
    .toSorted((a, b) => Math.abs(b.is - b.was) - Math.abs(a.is - a.was))
    .slice(0, 2)
    .map((one) => `${one.name} went from ${likelihood(one.was)}, to ${likelihood(one.is)}`);
}

function tellUrgency(talk: Talk, before: Assessment, after: Assessment, moved: boolean): void {
  const [was, is] = [before.urgency_level, after.urgency_level];
  const [why] = after.urgency_reasons;
  const source = why ? reasonSource(talk.knowledge, why) : OWN_POLICY;
  if (was === is) {
    if (moved) tell(talk, cited(talk, `My advice stays: ${HOW_SOON[is]}.`, source));
    return;
  }
  if (rank(is) > rank(was)) {
    tell(
      talk,
      `**More urgent now: ${HOW_SOON[is]}.** ${why ? cited(talk, reasonText(why, after), source) : ''}`,
    );
    return;
  }
  const [earlier] = before.urgency_reasons;
  tell(
    talk,
    cited(
      talk,
      `By what you say now it is less urgent: before, ${HOW_SOON[was]}; now, ${HOW_SOON[is]}.`,
      source,
    ),
  );
  if (rank(was) >= rank('high') && earlier)
    tell(
      talk,
      cited(
        talk,
        `The earlier warning was about what you told me first. If that did happen, even briefly, it still stands: ${HOW_SOON[was]}. ${reasonText(earlier, before)}`,
        reasonSource(talk.knowledge, earlier),
      ),
    );
}
