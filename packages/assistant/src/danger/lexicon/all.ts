import { ACT_BY_THE_WAY } from './act-by-the-way.ts';
import { ACT_IN_HALVES } from './act-in-halves.ts';
import { ACT_IN_FEW_WORDS } from './act-in-few-words.ts';
import { ACT_TOLD } from './act-told.ts';
import { ABUSE } from './abuse.ts';
import { ATTEMPT } from './attempt.ts';
import type { Concept } from './concept.ts';
import { CUES } from './cues.ts';
import { DEED_TOLD } from './deed-told.ts';
import { DONE_PLAINLY } from './done-plainly.ts';
import { GOING_ON } from './going-on.ts';
import { FAREWELL } from './farewell.ts';
import { GRAVE_IN_FEW_WORDS } from './grave-in-few-words.ts';
import { HALF_PICTURES } from './half-pictures.ts';
import { HURT_IN_HALVES } from './hurt-in-halves.ts';
import { LAST_THINGS } from './last-things.ts';
import { MARKERS } from './markers.ts';
import { MEANS } from './means.ts';
import { METHOD } from './method.ts';
import { OTHER_TONGUES } from './other-tongues.ts';
import { OTHERS } from './others.ts';
import { PLAN } from './plan.ts';
import { BESIDES_THE_WISH } from './besides-the-wish.ts';
import { PLAN_BY_THE_WAY } from './plan-by-the-way.ts';
import { PLAN_TOLD_PLAINLY } from './plan-told-plainly.ts';
import { PLAN_TOLD } from './plan-told.ts';
import { SAID_PLAINLY } from './said-plainly.ts';
import { SELF_HARM } from './self-harm.ts';
import { SUICIDE } from './suicide.ts';
import { TOLD_BY_THE_SCENE } from './told-by-the-scene.ts';
import { VIOLENCE_DONE } from './violence-done.ts';
import { VIOLENCE_TOLD } from './violence-told.ts';
import { WEAK } from './weak.ts';
import { WEARY_OF_LIFE } from './weary-of-life.ts';
import { WISH_BY_THE_WAY } from './wish-by-the-way.ts';
import { WISH_BY_ROUTE } from './wish-by-route.ts';
import { WISH_IN_FEW_WORDS } from './wish-in-few-words.ts';
import { WISH_IN_PICTURES } from './wish-in-pictures.ts';
import { WISH_SHARED } from './wish-shared.ts';
import { WISH_UNSAID } from './wish-unsaid.ts';
import { ACT_BY_ROUTE } from './act-by-route.ts';
import { ACT_BY_THE_HOUR } from './act-by-the-hour.ts';
import { BURDEN_BY_ROUTE } from './burden-by-route.ts';
import { BIDDEN_BY_ROUTE } from './bidden-by-route.ts';
import { BODY_AND_BOTTLE } from './body-and-bottle.ts';
import { HURT_BY_OTHERS } from './hurt-by-others.ts';
import { WOUNDS_BY_ROUTE } from './wounds-by-route.ts';
import { WOUNDS_THAT_FLOW } from './wounds-that-flow.ts';
import { PLAN_LET_SLIP } from './plan-let-slip.ts';
import { DANGER_LET_SLIP } from './danger-let-slip.ts';

/** Every concept of the lexicon. */
export const CONCEPTS: readonly Concept[] = [
  ...SUICIDE,
  ...PLAN,
  ...FAREWELL,
  ...MEANS,
  ...ATTEMPT,
  ...METHOD,
  ...SELF_HARM,
  ...MARKERS,
  ...ABUSE,
  ...OTHERS,
  ...CUES,
  ...WEAK,
  ...PLAN_TOLD,
  ...ACT_TOLD,
  ...VIOLENCE_TOLD,
  ...GOING_ON,
  ...DEED_TOLD,
  ...VIOLENCE_DONE,
  ...SAID_PLAINLY,
  ...DONE_PLAINLY,
  ...WEARY_OF_LIFE,
  ...TOLD_BY_THE_SCENE,
  ...WISH_UNSAID,
  ...LAST_THINGS,
  ...WISH_BY_THE_WAY,
  ...PLAN_BY_THE_WAY,
  ...ACT_BY_THE_WAY,
  ...WISH_IN_FEW_WORDS,
  ...OTHER_TONGUES,
  ...ACT_IN_FEW_WORDS,
  ...WISH_SHARED,
  ...PLAN_TOLD_PLAINLY,
  ...BESIDES_THE_WISH,
  ...WISH_IN_PICTURES,
  ...HALF_PICTURES,
  ...WISH_BY_ROUTE,
  ...ACT_BY_ROUTE,
  ...ACT_BY_THE_HOUR,
  ...BURDEN_BY_ROUTE,
  ...ACT_IN_HALVES,
  ...WOUNDS_BY_ROUTE,
  ...HURT_BY_OTHERS,
  ...BIDDEN_BY_ROUTE,
  ...BODY_AND_BOTTLE,
  ...HURT_IN_HALVES,
  ...GRAVE_IN_FEW_WORDS,
  ...WOUNDS_THAT_FLOW,
  ...PLAN_LET_SLIP,
  ...DANGER_LET_SLIP,
];
