import type { CrisisState, PlanSoFar } from './crisis-state.ts';
import { plain } from './hear/plain.ts';
import type { Reach } from './reach.ts';
import type { Voice } from './voice.ts';
import {
  PLAN_BEGIN,
  PLAN_DONE,
  PLAN_HELP,
  PLAN_NEXT,
  PLAN_SKIP,
  PLAN_STEPS,
  PLAN_STOP,
} from './words/plan.ts';

const LINES_STEP = 4;
/** Letters of one answer that go into the plan. */
const LONGEST = 1000;

export const asksForPlan = (text: string): boolean =>
  /\bsafety ?plan\b|\b(?:make|start|continue|finish|do) (?:a|the|my) plan (?:together|to stay safe)\b/.test(
    plain(text),
  );

const STOP = /^(?:stop|pause|not now|later|quit|cancel|enough|no more|i want to stop)\b/;
const SKIP =
  /^(?:skip|next|pass|leave it|i don'?t know|idk|dunno|no|none|nothing|no ?one|nobody|not sure)\b.{0,12}$/;
const HELP =
  /\b(?:what do you mean|like what|for example\?|don'?t (?:understand|get it)|such as)\b|^(?:what|how|huh)\?*$/;

/** Begins, goes on where it was left, or shows what is ready. */
export function beginPlan(voice: Voice): void {
  const ready = safetyPlanOf(voice.state);
  if (ready !== null) {
    if (!voice.say(PLAN_DONE)) voice.rest();
    voice.parts.push(ready);
    return;
  }
  const plan: PlanSoFar = { ...(voice.state.plan ?? { step: 0, answers: [] }), open: true };
  voice.state = { ...voice.state, plan };
  if (!voice.say(PLAN_BEGIN)) voice.rest();
  askStep(voice, plan.step);
}

/** Takes the message as the answer to the step, and asks the next. */
export function continuePlan(voice: Voice, plan: PlanSoFar, text: string, reach: Reach): void {
  const said = plain(text);
  if (STOP.test(said)) {
    voice.state = { ...voice.state, plan: { ...plan, open: false } };
    if (!voice.say(PLAN_STOP)) voice.rest();
    return;
  }
  if (HELP.test(said)) {
    if (!voice.say(PLAN_HELP)) voice.rest();
    return;
  }
  const skipped = SKIP.test(said);
  const answer = skipped ? '' : text.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  const answers = [...plan.answers, withLines(plan.step, answer, reach)];
  const step = plan.step + 1;
  voice.state = { ...voice.state, plan: { step, answers, open: step < PLAN_STEPS.length } };
  if (step < PLAN_STEPS.length) {
    voice.say(skipped ? PLAN_SKIP : PLAN_NEXT);
    askStep(voice, step);
    return;
  }
  voice.say(PLAN_DONE);
  voice.parts.push(safetyPlanOf(voice.state) ?? '');
}

/** The crisis line and the emergency number belong in every plan. */
const withLines = (step: number, answer: string, { line, emergency }: Reach): string =>
  step === LINES_STEP
    ? [answer, line, emergency].filter(Boolean).join('; ').replaceAll('**', '')
    : answer;

/** Where it was gone through before, in this session, it is asked by its heading. */
function askStep(voice: Voice, step: number): void {
  const next = PLAN_STEPS[step];
  if (next && !voice.say(next)) voice.parts.push(`**Step ${step + 1} of 6.** ${next.title}?`);
}

/** The plan as text, when all six steps were gone through. It is the person's: nothing is added to their words. */
export function safetyPlanOf(state: CrisisState): string | null {
  const { plan } = state;
  if (plan === null || plan.step < PLAN_STEPS.length) return null;
  const steps = PLAN_STEPS.map(
    ({ title }, i) => `${i + 1}. ${title}\n${plan.answers[i] || '(still open)'}`,
  );
  return ['My safety plan', ...steps].join('\n\n');
}
