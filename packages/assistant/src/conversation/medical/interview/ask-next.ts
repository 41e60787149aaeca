import { EVIDENCE_NAMES } from '@yarrow/engine';
import { calculation } from '../say/citations.ts';
import { inMidSentence } from '../say/plain-words.ts';
import { say } from '../say/say.ts';
import { cited, offer, tell, timesBefore, type Talk } from '../talk.ts';
import { tellResult } from '../topics/result.ts';

/** Questions of the engine before the first result. */
export const MOST_QUESTIONS = 8;

const skipped = (talk: Talk, kind: string): boolean => (talk.state.told[`skip:${kind}`] ?? 0) > 0;

/** Leads to a result: who it is about, since when, then what tells most. At the end the result. */
export function gather(talk: Talk): void {
  const { input } = talk.state;
  const coverage = talk.assessment?.coverage ?? 'none';
  if (input?.subject === 'other' && coverage !== 'none' && timesBefore(talk, 'you-means') === 0)
    tell(talk, 'When I say "you", I mean the person this is about.');
  if (!input || coverage === 'none') {
    talk.state.open = { kind: 'symptoms' };
    tell(talk, say(talk, input?.symptom_text ? 'not-read' : 'first-question'));
    offer(
      talk,
      'I have a headache',
      'I have a cough and a fever',
      'My stomach hurts',
      'When should I worry?',
    );
    return;
  }
  if (
    input.age === undefined &&
    !skipped(talk, 'age') &&
    !skipped(talk, 'who') &&
    putOnceMore(talk, 'who')
  )
    return askWho(talk);
  if (input.gender === undefined && !skipped(talk, 'sex') && putOnceMore(talk, 'sex')) {
    talk.state.open = { kind: 'sex' };
    tell(talk, say(talk, isOwn(talk) ? 'sex-own' : 'sex'));
    offer(talk, 'Female', 'Male', 'Rather not say', 'Just tell me what you think');
    return;
  }
  if (
    input.duration === undefined &&
    !skipped(talk, 'duration') &&
    !durationRead(talk) &&
    putOnceMore(talk, 'duration')
  ) {
    talk.state.open = { kind: 'duration' };
    tell(talk, say(talk, 'duration'));
    offer(talk, 'Less than a day', '1 to 3 days', 'About a week', 'Longer');
    return;
  }
  if (talk.state.asked >= MOST_QUESTIONS || !askEngine(talk)) tellResult(talk);
}

/** Whoever passes over a question so often is led on without it. */
const MOST_TIMES = 2;
/** Counts the question as put; false where it was put often enough. */
const putOnceMore = (talk: Talk, kind: string): boolean => {
  if ((talk.state.told[`asked:${kind}`] ?? 0) >= MOST_TIMES) return false;
  timesBefore(talk, `asked:${kind}`);
  return true;
};

function askWho(talk: Talk): void {
  const own = isOwn(talk);
  const kind = own || talk.state.input?.subject === 'other' ? 'age' : 'who';
  talk.state.open = { kind };
  tell(talk, say(talk, kind === 'age' && own ? 'age-own' : kind));
  if (kind === 'who') offer(talk, 'It is about me', 'It is about my child', 'Somebody else');
  else offer(talk, 'Just tell me what you think', 'Rather not say');
}

/** Somebody writes of themself. */
const isOwn = ({ state: { input } }: Talk): boolean =>
  input?.subject !== 'other' &&
  (input?.subject === 'self' ||
    /\b(?:i|i'?ve|ive|i'?m|im|my|me)\b/iu.test(input?.symptom_text ?? ''));

/** The engine read how long it has lasted from the words. */
const durationRead = (talk: Talk): boolean =>
  (talk.assessment?.conditions[0]?.evidence ?? []).some(
    ({ kind, name }) => kind === 'answer' && name === EVIDENCE_NAMES.duration,
  );

/** The engine's next question, with why in a few words. False where nothing would change. */
export function askEngine(talk: Talk): boolean {
  const next = talk.assessment?.follow_up.find(({ finding }) => putOnceMore(talk, finding));
  if (!next) return false;
  talk.state.open = {
    kind: 'finding',
    finding: next.finding,
    question: next.question,
    why: next.why,
  };
  talk.state.asked += 1;
  talk.state.lastAsked = next.finding;
  tell(talk, `${say(talk, 'question-lead')} ${inMidSentence(next.question)}`);
  tell(talk, `*${cited(talk, next.why, calculation(talk.knowledge))}*`);
  offer(
    talk,
    ...next.options.map(({ label }) => label),
    talk.state.phase === 'gathering' ? 'Just tell me what you think' : "That's enough questions",
  );
  return true;
}

/** "Ask me": one more question, or that none would change anything. */
export function askOnRequest(talk: Talk): void {
  if (talk.state.phase !== 'told') return gather(talk);
  if (askEngine(talk)) return;
  talk.state.open = null;
  tell(
    talk,
    'There is nothing left that would change my answer much. If something new appears, tell me.',
  );
  offer(
    talk,
    'Why do you think so?',
    'What can I do myself?',
    'When should I worry?',
    'I have another symptom',
  );
}
