import { assessed } from '../case/take-in.ts';
import { askOnRequest } from '../interview/ask-next.ts';
import { whyAsked } from '../interview/open-question.ts';
import { startMedical } from '../medical-state.ts';
import { say } from '../say/say.ts';
import { offer, tell, timesBefore, type Talk } from '../talk.ts';
import type { Intent } from '../understand/intents.ts';
import { namedThings } from '../understand/named-things.ts';
import { onwards, tellHelp, tellPrivacy, tellWho } from './about-yarrow.ts';
import { tellChange } from './change.ts';
import { couldItBe } from './could-it-be.ts';
import { aDoctor } from './doctor.ts';
import { haveCalled, stillEmergency, untilHelpComes } from './emergency.ts';
import { explain, howSure } from './explain.ts';
import { refusesHelp, whatToSay } from './at-the-call.ts';
import { listen } from './feelings.ts';
import { aboutMedicines, tellMedicine } from './medicine.ts';
import { sideEffects, tooMuch } from './medicine-worries.ts';
import { tellNoCase } from './no-case.ts';
import { tellResult } from './result.ts';
import { howLong, selfCare } from './self-care.ts';
import { tellShare } from './share.ts';
import { tellSummary } from './summary.ts';
import { howSoon, whenToWorry, whomToSee } from './warning-signs.ts';
import { tellThing, whatIs } from './what-is.ts';

/** Answers an intent. False where it does not fit after all, so that the next one is tried. */
type Answer = (talk: Talk) => boolean;

const done =
  (answer: (talk: Talk) => void): Answer =>
  (talk) => {
    answer(talk);
    return true;
  };

export const ANSWERS: Record<Intent, Answer> = {
  'too-much': (talk) => tooMuch(talk),
  called: haveCalled,
  'what-to-say': whatToSay,
  refuses: refusesHelp,
  'until-help': untilHelpComes,
  explain: (talk) => {
    const { topic } = talk.state;
    if (topic?.kind === 'medicine' && talk.text.trim().split(/\s+/u).length <= 3)
      tellMedicine(talk, topic.id);
    else explain(talk);
    return true;
  },
  'how-sure': (talk) => (namesCondition(talk) ? couldItBe(talk) : done(howSure)(talk)),
  share: tellShare,
  'could-it-be': couldItBe,
  'what-is': whatIs,
  'what-is-it': done(resultAgain),
  'self-care': done(selfCare),
  'when-to-worry': done(whenToWorry),
  'whom-to-see': done(whomToSee),
  'how-soon': done(howSoon),
  medicine: aboutMedicines,
  'how-long': done(howLong),
  'next-question': done(askOnRequest),
  'just-tell': done(justTell),
  'why-ask': (talk) => whyAsked(talk) || done(explain)(talk),
  more,
  'what-changed': done(whatChanged),
  summary: done(tellSummary),
  undo: done(undo),
  'start-over': done(startOver),
  greeting: done((talk) => {
    tell(talk, say(talk, 'greeting'));
    if (talk.state.phase === 'nothing') tellNoCaseOpen(talk);
    else tell(talk, 'I have your case in mind. Ask me anything about it, or tell me what is new.');
    onwards(talk);
  }),
  thanks: done((talk) => {
    tell(talk, say(talk, 'thanks'));
    onwards(talk);
  }),
  bye: done((talk) => {
    tell(talk, say(talk, 'bye'));
    onwards(talk);
  }),
  'who-are-you': done(tellWho),
  privacy: done(tellPrivacy),
  help: done(tellHelp),
  worried: done((talk) => listen(talk, 'worried')),
  sad: done((talk) => listen(talk, 'sad')),
  lonely: done((talk) => listen(talk, 'lonely')),
  'tired-of-it': done((talk) => listen(talk, 'tired-of-it')),
  grief: done((talk) => listen(talk, 'grief')),
  caring: done((talk) => listen(talk, 'caring')),
  'just-talk': done((talk) => {
    tell(
      talk,
      timesBefore(talk, 'just-talk') === 0
        ? 'Then let us just talk. I am listening.'
        : 'I am still listening.',
    );
    tell(talk, say(talk, 'feeling-question'));
    offer(talk, 'I am worried', 'I feel alone with it', 'Is anyone reading this?');
  }),
  'not-understood': done((talk) => {
    tell(talk, say(talk, 'not-understood'));
    offer(
      talk,
      ...(talk.state.phase === 'nothing'
        ? []
        : ['What do you know about me?', 'Undo the last change']),
      'What can you do?',
    );
  }),
  wrong: done((talk) => {
    tell(talk, say(talk, 'wrong'));
    offer(
      talk,
      ...(talk.state.phase === 'nothing'
        ? []
        : ['What do you know about me?', 'Why do you think so?', 'How sure are you?']),
      'What can you do?',
    );
  }),
  'side-effect': done(sideEffects),
  'others-say': (talk) => (talk.state.phase === 'nothing' ? false : done(othersSay)(talk)),
  doubt: (talk) => (talk.state.phase === 'nothing' ? false : done(doubt)(talk)),
};

/** Answers that have more to say when asked again. */
const PAGED: readonly Intent[] = [
  'self-care',
  'when-to-worry',
  'whom-to-see',
  'explain',
  'how-soon',
  'how-sure',
];

const namesCondition = (talk: Talk): boolean =>
  namedThings(talk.text, talk.knowledge).some(({ kind }) => kind === 'condition');

function tellNoCaseOpen(talk: Talk): void {
  tell(talk, say(talk, 'first-question'));
  talk.state.open = { kind: 'symptoms' };
}

/** "Just tell me": the result at once, with what is known. */
function justTell(talk: Talk): void {
  if (talk.state.phase === 'nothing') return tellNoCase(talk);
  if (talk.state.phase === 'gathering') return tellResult(talk);
  resultAgain(talk);
}

function resultAgain(talk: Talk): void {
  if (talk.state.phase === 'nothing') return tellNoCase(talk);
  if ((talk.state.told['result'] ?? 0) > 0) tell(talk, say(talk, 'as-said').replace(/[,:]$/u, '.'));
  tellResult(talk);
}

function more(talk: Talk): boolean {
  const { topic, lastIntent } = talk.state;
  const again = PAGED.find((one) => one === lastIntent);
  if (again) return ANSWERS[again](talk);
  return topic !== null && tellThing(talk, topic);
}

function doubt(talk: Talk): void {
  const times = timesBefore(talk, 'doubt');
  tell(
    talk,
    times === 0
      ? 'You may well doubt it, and you can check it: I show every answer I weighed, and what it did.'
      : 'Doubt is healthy. Ask me for the reasons, tell me what does not fit, or have it looked at.',
  );
  offer(
    talk,
    'Why do you think so?',
    'How sure are you?',
    'What do you know about me?',
    'When should I worry?',
  );
}

/** What others say does not change the case; what the person noticed does. */
function othersSay(talk: Talk): void {
  const times = timesBefore(talk, 'others-say');
  if (talk.assessment?.urgency_level === 'emergency')
    return stillEmergency(talk, 'What somebody else thinks of it is no reason to wait.');
  const urgent = talk.assessment?.urgency_level === 'high';
  tell(
    talk,
    times === 0
      ? 'What somebody else thinks of it does not change my advice; what you notice does.'
      : 'I hear that they see it differently. I go by what you feel and notice.',
  );
  tell(
    talk,
    urgent
      ? 'Please do not wait because of it.'
      : `If ${aDoctor(talk)} has examined you, they know more than I do: go by what they told you, and tell them if it gets worse.`,
  );
  onwards(talk);
}

/** What the last change of the case did to the result. */
function whatChanged(talk: Talk): void {
  const [last] = talk.state.earlier.slice(-1);
  const before = last ? assessed({ ...talk.state, input: last }, talk.setting) : null;
  if (!before || !talk.assessment || talk.state.phase !== 'told') return resultAgain(talk);
  timesBefore(talk, 'what-changed');
  tellChange(talk, before, talk.assessment, 'Compared with before your last change:');
}

function undo(talk: Talk): void {
  const { earlier } = talk.state;
  const before = talk.assessment;
  const [last] = earlier.slice(-1);
  if (last === undefined) {
    tell(talk, say(talk, 'nothing-to-undo'));
    return onwards(talk);
  }
  talk.state = {
    ...talk.state,
    input: last,
    earlier: earlier.slice(0, -1),
    open: null,
    phase: last === null ? 'nothing' : talk.state.phase,
  };
  talk.assessment = assessed(talk.state, talk.setting);
  const lead = say(talk, 'undone');
  if (before && talk.assessment) tellChange(talk, before, talk.assessment, lead);
  else tell(talk, lead);
  onwards(talk);
}

/** A new case from the beginning; what keeps a conversation from repeating itself stays. */
function startOver(talk: Talk): void {
  const { said, replies, told, earlier, input, warned } = talk.state;
  const kept = Object.fromEntries(
    Object.entries(told).filter(([what]) => !/^(?:skip|ask|result)/u.test(what)),
  );
  talk.state = {
    ...startMedical(null),
    said,
    replies,
    told: kept,
    warned,
    earlier: [...earlier, input].slice(-10),
  };
  talk.assessment = null;
  tell(
    talk,
    'All right, we start afresh. If the earlier trouble was an emergency, please act on it all the same.',
  );
  tell(talk, say(talk, 'first-question'));
  talk.state.open = { kind: 'symptoms' };
  offer(talk, 'I have a headache', 'I have a cough and a fever', 'It is about my child');
}
