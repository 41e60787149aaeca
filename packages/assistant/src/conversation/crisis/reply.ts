import { crisisRank } from '../../danger/level.ts';
import type { CrisisState } from './crisis-state.ts';
import type { Heard } from './hear/hear.ts';
import { plain } from './hear/plain.ts';
import { isOther, isOwnLife } from './theme.ts';
import type { Voice } from './voice.ts';
import { responseTo } from './words/answered.ts';
import { WAYS_BARRED, WAYS_BARRED_CHILD } from './words/quick.ts';
import { BODY_FIRST, BODY_WORSE, FINE_AFTER, HELPERS_HERE } from './words/immediate.ts';
import { AGAIN, AGAIN_OTHER, AGAIN_VOICES, FEELINGS, HEARD, HEARD_SHORT } from './words/listen.ts';
import { CLARIFY } from './words/reflect.ts';
import { DOSE_FOR_ANOTHER, NO_METHOD, type Request } from './words/requests.ts';
import { BESIDE, BESIDE_QUIET, HOLD } from './words/rest.ts';
import { AFTER_BLOWS } from './words/violence.ts';

const isAtLeast = (state: CrisisState, level: 'medium' | 'high' | 'immediate'): boolean =>
  crisisRank(state.level) >= crisisRank(level);

/** Something was taken or done that harms the body. */
const isHarmed = ({ level, theme }: CrisisState): boolean =>
  level === 'immediate' && (theme === 'overdose' || theme === 'done' || theme === 'wound');

const ENOUGH_TO_ASK = 3;
/** Words of a message that is more than a nod. */
const LONG = 4;

interface Moment {
  turn: number;
  before: CrisisState;
}

/** Nothing new in danger: an answer, a request, what stands in the way, a question of health, or a feeling. */
export function answerTheRest(
  voice: Voice,
  heard: Heard,
  text: string,
  { turn, before }: Moment,
): boolean | null {
  const { state } = voice;
  if (heard.emergency && heard.theme === null && !heard.method) return body(voice, state);
  const worse =
    isHarmed(state) && (heard.health || heard.ill) && !heard.isQuestion && heard.unclear === null;
  const struck =
    voice.isQuiet &&
    isAtLeast(state, 'high') &&
    (heard.health || heard.ill) &&
    heard.unclear === null;
  if (struck && voice.say(AFTER_BLOWS)) return false;
  if (worse && heard.answer?.question !== 'awake' && voice.say(BODY_WORSE))
    return afterwards(voice);
  if (heard.method && state.themes.some(isOwnLife)) return noMethod(voice);
  if (heard.unclear !== null && voice.say(CLARIFY)) {
    voice.asks(heard.unclear);
    return false;
  }
  if (heard.helped && isAtLeast(state, 'high') && !isOther(state.theme) && voice.say(HELPERS_HERE))
    return afterwards(voice);
  const barred = heard.barrier !== null && canStandInTheWay(state) && !isAnswerEnough(heard);
  if (barred && heard.barrier && voice.say(heard.barrier)) return offerOnce(voice);
  const answered = heard.answer !== null && responds(voice, heard);
  if (!answered && heard.request) return request(voice, heard.request, turn);
  if (!answered && talksOfHealth(heard, before, turn)) return beside(voice, heard, turn);
  if (!answered) listen(voice, heard, text);
  const backToHealth = answered && before.askedBeside;
  if (backToHealth && !isAtLeast(state, 'high')) return true;
  if (voice.asked === null && turn > state.quietUntil) voice.goOn();
  if (voice.asked === null && voice.parts.length < 2) voice.rest();
  return answered && heard.health && heard.isQuestion && !isAtLeast(state, 'high');
}

/** A no to these is answered with where else company can be found. */
const isAnswerEnough = ({ answer, barrier }: Heard): boolean =>
  answer?.heard === 'yes' ||
  (barrier?.id === 'barrier.no-one' &&
    (answer?.question === 'with_someone' ||
      answer?.question === 'trusted' ||
      answer?.question === 'help_coming'));

function afterwards(voice: Voice): boolean {
  voice.goOn();
  return false;
}

function body(voice: Voice, state: CrisisState): boolean {
  if (!voice.say(BODY_FIRST)) voice.rest();
  if (isAtLeast(state, 'immediate')) voice.goOn((one) => one.ask !== undefined);
  return !isAtLeast(state, 'high');
}

function noMethod(voice: Voice): boolean {
  const aboutAnother = voice.state.theme === 'other' && voice.say(DOSE_FOR_ANOTHER);
  if (!aboutAnother && !voice.say(NO_METHOD)) voice.rest();
  return false;
}

/** The first sentence after an answer. */
function responds(voice: Voice, { answer }: Heard): boolean {
  if (!answer) return false;
  const { question, heard } = answer;
  const violence = voice.isQuiet || voice.state.theme === 'other_hurt';
  const passage = responseTo(question, heard === 'soon' ? 'yes' : heard, violence);
  const said = passage !== null && voice.say(passage);
  if (question === 'will_contact' && heard === 'no')
    voice.asks('barrier', voice.state.child ? WAYS_BARRED_CHILD : WAYS_BARRED);
  return said || voice.say(HEARD);
}

function request(voice: Voice, asked: Request, turn: number): boolean {
  if (asked.id === 'request.stop-asking') voice.state = { ...voice.state, quietUntil: turn + 2 };
  const stillHurt = isHarmed(voice.state) && voice.state.help === 'none';
  if (asked.id === 'request.fine' && stillHurt && voice.say(FINE_AFTER))
    voice.goOn((one) => one.ask === 'help_coming');
  else if (!voice.say(asked)) voice.rest();
  const urgent = voice.isUrgent;
  const quiet = asked.still === true && asked.id !== 'request.joke' && asked.id !== 'request.fine';
  if (
    voice.asked === null &&
    turn > voice.state.quietUntil &&
    (urgent || asked.still !== true) &&
    !(quiet && !urgent)
  )
    voice.goOn((one) => one.ask !== undefined);
  return false;
}

const canStandInTheWay = (state: CrisisState): boolean =>
  isAtLeast(state, 'medium') || state.answers.thoughts === 'yes';

/** After a way round what is in the way: will they try it? */
function offerOnce(voice: Voice): boolean {
  if (isAtLeast(voice.state, 'high')) {
    const contact = voice.goOn((one) => one.ask === 'will_contact' || one.ask === 'help_coming');
    if (contact) return false;
  }
  voice.goOn((one) => one.ask !== undefined);
  return false;
}

/** A question of the body, or a talk about it that goes on. */
function talksOfHealth(heard: Heard, before: CrisisState, turn: number): boolean {
  if (heard.level !== 'none') return heard.health && heard.isQuestion;
  const goesOn = before.health || before.caredAt < turn - 1;
  return heard.health || (goesOn && before.caredAt > 0);
}

/** Care first and short, then the answer; only the answer where care was given shortly before. */
function beside(voice: Voice, heard: Heard, turn: number): boolean | null {
  const { state } = voice;
  if (!isAtLeast(state, 'medium')) return null;
  const urgent = voice.isUrgent;
  if (urgent && heard.health && voice.say(HOLD)) {
    if (turn > state.quietUntil) voice.goOn((one) => one.ask !== undefined);
    return false;
  }
  if (!voice.isLate && state.health) return null;
  if (urgent || !voice.say(voice.isQuiet ? BESIDE_QUIET : BESIDE)) voice.restBeside();
  const open = new Set(['plan', 'intent', 'means', 'timing', 'with_someone', 'help_coming']);
  const asked = Object.keys(state.answers).length;
  if (turn > state.quietUntil && (asked < ENOUGH_TO_ASK || isAtLeast(state, 'high')))
    voice.goOn((one) => one.ask !== undefined && open.has(one.ask));
  return true;
}

function listen(voice: Voice, heard: Heard, text: string): void {
  const again = isOther(voice.state.theme)
    ? AGAIN_OTHER
    : voice.state.theme === 'voices'
      ? AGAIN_VOICES
      : AGAIN;
  if (heard.level !== 'none' && voice.say(again)) return;
  const said = plain(text);
  const feeling = FEELINGS.find((one) => one.heard.test(said));
  if (feeling && voice.say(feeling)) return;
  if (said.split(' ').length < LONG) voice.say(HEARD_SHORT);
  else voice.say(HEARD);
}
