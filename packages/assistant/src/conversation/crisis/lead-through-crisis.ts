import type { Conversation, Message, Reply, Setting } from '../conversation.ts';
import type { CrisisState } from './crisis-state.ts';
import { hear, type Heard } from './hear/hear.ts';
import { learn } from './learn.ts';
import { reachOf, type Reach } from './reach.ts';
import { openTheme } from './open-theme.ts';
import { answerTheRest } from './reply.ts';
import { asksForPlan, beginPlan, continuePlan, safetyPlanOf } from './safety-plan.ts';
import { Voice } from './voice.ts';
import { PLAN_AFTER, PLAN_WAITS } from './words/plan.ts';
import { CARRY_OVER } from './words/rest.ts';

export interface Care {
  state: CrisisState;
  reply: Reply;
  /** The question asked is answered as well, after these words. */
  goesOn: boolean;
}

/**
 * What is said where somebody is or was in danger. Null where nothing in the conversation calls for care, or where
 * the talk is about health and care was given shortly before. The first of these that fits: the plan they are
 * making, a danger that is new or graver, a plan asked for, and everything else that can be said.
 */
export function leadThroughCrisis(
  conversation: Conversation,
  message: Message,
  setting: Setting,
): Care | null {
  const { crisis, level, turn } = conversation;
  const wantsPlan = asksForPlan(message.text);
  if (level === 'none' && !wantsPlan && crisis.plan?.open !== true)
    return carryOver(conversation, setting);
  const heard = hear(conversation, message, setting);
  const state = learn(crisis, heard, level);
  const reach = reachOf(setting.knowledge.model, setting.country, state);
  const voice = new Voice(state, reach, turn);
  const goesOn = choose(voice, heard, message, { turn, wantsPlan, reach, before: crisis });
  return goesOn === null ? null : careOf(voice, { turn, goesOn, before: crisis });
}

interface Moment {
  turn: number;
  wantsPlan: boolean;
  reach: Reach;
  before: CrisisState;
}

/** Fills the voice; whether the talk about health goes on after it, or null where only that is to be heard. */
function choose(voice: Voice, heard: Heard, message: Message, moment: Moment): boolean | null {
  const { plan } = moment.before;
  const danger = heard.level !== 'none' && (heard.rose || heard.isNew);
  const graver = heard.rose || heard.level === 'immediate';
  if (plan?.open === true && !graver && !leavesPlan(heard, message)) {
    continuePlan(voice, plan, message.text, moment.reach);
    return false;
  }
  if (plan?.open === true) {
    voice.state = { ...voice.state, plan: { ...plan, open: false } };
    if (graver) voice.say(PLAN_WAITS);
  }
  if (danger || graver) return openTheme(voice, heard);
  const agreed = heard.answer?.question === 'make_plan' && heard.answer.heard === 'yes';
  if (!moment.wantsPlan && !agreed) return answerTheRest(voice, heard, message.text, moment);
  if (voice.state.level === 'immediate' && voice.state.help === 'none' && voice.say(PLAN_AFTER))
    voice.goOn();
  else beginPlan(voice);
  return false;
}

/** What cannot be an entry of a plan. */
const leavesPlan = (heard: Heard, { text }: Message): boolean =>
  heard.method ||
  (heard.isQuestion && heard.request !== null) ||
  (heard.request !== null && /^request\.(?:note|human|hide|agree)$/.test(heard.request.id)) ||
  (heard.emergency && text !== '');

function careOf(voice: Voice, at: { turn: number; goesOn: boolean; before: CrisisState }): Care {
  const { turn, goesOn, before } = at;
  const content = voice.content();
  const ready = safetyPlanOf(voice.state);
  const isNewPlan = ready !== null && ready !== safetyPlanOf(before);
  const state: CrisisState = {
    ...voice.state,
    asked: voice.asked,
    askedAt: voice.asked === null ? voice.state.askedAt : turn,
    askedBeside: goesOn && voice.asked !== null,
    health: goesOn,
    caredAt: turn,
    namedAt: voice.names(content) ? turn : voice.state.namedAt,
  };
  const reply: Reply = {
    content,
    citations: [],
    quickReplies: voice.quickReplies(),
    caseChange: null,
    ...(isNewPlan && { safetyPlan: ready }),
  };
  return { state, reply, goesOn };
}

/** One warm sentence at the first message after a crisis of the day before, and none later. */
function carryOver({ crisis, turn }: Conversation, setting: Setting): Care | null {
  if (setting.carryOver !== true || turn !== 1) return null;
  const voice = new Voice(crisis, reachOf(setting.knowledge.model, setting.country, crisis), turn);
  voice.say(CARRY_OVER);
  const care = careOf(voice, { turn, goesOn: true, before: crisis });
  return { ...care, reply: { ...care.reply, quickReplies: [] } };
}
