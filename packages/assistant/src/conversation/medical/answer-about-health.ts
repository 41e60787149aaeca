import { countryOf } from '@yarrow/engine';
import type { CaseChange } from '@yarrow/contract';
import { assessOnce } from '../../assess-once.ts';
import type { Conversation, Message, Reply, Setting } from '../conversation.ts';
import { assessed, takeIn, type TakenIn } from './case/take-in.ts';
import { askContradiction } from './interview/ask-contradiction.ts';
import { lead } from './lead.ts';
import { byItself } from './medical-emergency.ts';
import type { MedicalState } from './medical-state.ts';
import { neverTwice } from './say/never-twice.ts';
import { say } from './say/say.ts';
import { tell, type Talk } from './talk.ts';
import { onwards } from './topics/about-yarrow.ts';
import { caseChange } from './topics/change.ts';
import { emergencyOffers, emergencyReasons, remind, tellEmergency } from './topics/emergency.ts';

export interface Answer {
  state: MedicalState;
  reply: Reply;
}

const MOST_QUICK_REPLIES = 4;

/**
 * One reply about the body: the message is taken into the case first, then what is urgent is said, then what changed,
 * then what was asked, then the way on. Deterministic.
 */
export function answerAboutHealth(
  { turn, medical }: Conversation,
  message: Message,
  setting: Setting,
): Answer {
  const { emergency } = message.safety;
  const taken = insist(
    takeIn(medical, message.text, setting, emergency),
    medical,
    message,
    setting,
  );
  const talk: Talk = {
    knowledge: setting.knowledge,
    country: countryOf(setting.knowledge.model, setting.country ?? taken.state.input?.country),
    setting,
    turn,
    text: message.text,
    sentences: taken.sentences,
    state: { ...taken.state },
    assessment: taken.after,
    paragraphs: [],
    citations: [],
    quickReplies: [],
    emergency,
  };
  const fresh = emergencyReasons(talk).some(({ rule }) => !talk.state.warned.includes(rule));
  if (emergency || fresh) {
    const reasons = emergencyReasons(talk);
    const alone =
      reasons.length > 0
        ? []
        : assessOnce(
            byItself(medical, message.text, setting),
            setting.knowledge,
          ).urgency_reasons.filter(({ level }) => level === 'emergency');
    tellEmergency(talk, reasons.length > 0 ? reasons : alone);
    talk.state = { ...talk.state, phase: talk.state.input ? 'told' : 'nothing', open: null };
    if (taken.changed) askContradiction(talk);
  } else {
    if (taken.after?.urgency_level === 'emergency') remind(talk);
    lead(talk, taken);
  }
  return finished(talk, taken);
}

/** What was judged an emergency is one in the case as well: where the findings do not carry it, the words do. */
function insist(
  taken: TakenIn,
  medical: MedicalState,
  { text, safety }: Message,
  setting: Setting,
): TakenIn {
  if (!safety.emergency || taken.after?.urgency_level === 'emergency' || !taken.state.input)
    return taken;
  const told = [taken.state.input.symptom_text, text].filter(Boolean).join('. ');
  const state: MedicalState = {
    ...taken.state,
    phase: 'told',
    input: { ...taken.state.input, symptom_text: told },
    earlier: taken.changed ? taken.state.earlier : [...medical.earlier, medical.input].slice(-10),
  };
  return { ...taken, state, after: assessed(state, setting), changed: true };
}

function finished(talk: Talk, taken: TakenIn): Answer {
  if (talk.paragraphs.length === 0) onwards(talk);
  const first = talk.turn <= 1 && talk.state.replies.length === 0;
  if (first) tell(talk, say(talk, 'software'));
  const { content, replies } = neverTwice(talk.paragraphs.join('\n\n'), talk.state.replies);
  const ways =
    talk.assessment?.urgency_level === 'emergency' || talk.emergency
      ? emergencyOffers(talk.quickReplies, talk.text)
      : talk.quickReplies;
  // What was just asked is not offered again; an answer is, for the next question may have the same.
  const offered = [...new Set(ways)]
    .filter((one) => talk.state.open !== null || lettersOf(one) !== lettersOf(talk.text))
    .slice(0, MOST_QUICK_REPLIES);
  const quickReplies = offered.length > 0 ? offered : ['What can you do?'];
  return {
    state: { ...talk.state, replies, offered: quickReplies[0] ?? null },
    reply: { content, citations: talk.citations, quickReplies, caseChange: changeOf(talk, taken) },
  };
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/\P{L}/gu, '');

const changeOf = ({ assessment }: Talk, { before, changed, after }: TakenIn): CaseChange | null => {
  const moved = changed || assessment !== after;
  return moved && assessment ? caseChange(before, assessment) : null;
};
