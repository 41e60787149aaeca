import { localise, type Assessment } from '@yarrow/engine';
import { inSentence, percentText, reasonText } from '@yarrow/engine/words';
import { calculation, conditionSource, OWN_POLICY, reasonSource } from '../say/citations.ts';
import { capitalised, HOW_SOON, likelihood } from '../say/plain-words.ts';
import { cited, list, offer, tell, timesBefore, type Talk } from '../talk.ts';
import { aDoctor } from './doctor.ts';
import { fitting } from './self-care.ts';
import { generalNet } from './warning-signs.ts';

const WORTH_NAMING = 0.05;
/** From here a condition lends its advice, as in the engine. */
const ADVISING = 0.15;

/** The result: how soon, what it may be in words and numbers, what must be ruled out, and ways on. */
export function tellResult(talk: Talk): void {
  const { assessment } = talk;
  if (!assessment) return;
  talk.state.phase = 'told';
  talk.state.open = null;
  timesBefore(talk, 'result');
  if (assessment.coverage === 'none' || assessment.conditions.length === 0)
    return notUnderstood(talk);
  howSoon(talk, assessment);
  causes(talk, assessment);
  dangers(talk, assessment);
  if (assessment.coverage === 'partial')
    tell(
      talk,
      'I could not read all your words, so take this with care. You can tell me more in other words.',
    );
  offer(
    talk,
    'Why do you think so?',
    'What can I do myself?',
    'When should I worry?',
    ...(assessment.follow_up.length > 0 ? ['Ask me more'] : ['Should I see a doctor?']),
  );
}

function howSoon(talk: Talk, assessment: Assessment): void {
  const [why] = assessment.urgency_reasons;
  const level = assessment.urgency_level;
  const advice = `**${capitalised(HOW_SOON[level])}.**`;
  const source = why ? reasonSource(talk.knowledge, why) : leadingSource(talk, assessment);
  tell(
    talk,
    why
      ? `${advice} ${cited(talk, reasonText(why, assessment), source)}`
      : cited(talk, advice, source),
  );
}

const leadingSource = (talk: Talk, { conditions }: Assessment) => {
  const [first] = conditions;
  return first ? conditionSource(talk.knowledge, first.id) : OWN_POLICY;
};

function causes(talk: Talk, { conditions, other }: Assessment): void {
  const source = calculation(talk.knowledge);
  const [first] = conditions;
  if (!first) return;
  const named = conditions
    .slice(0, 3)
    .filter(({ confidence }, i) => i === 0 || confidence >= WORTH_NAMING);
  tell(
    talk,
    first.confidence < ADVISING
      ? 'Nothing in my list fits your answers well. The nearest:'
      : 'What it may be, by your answers:',
  );
  list(
    talk,
    named.map(({ name, confidence }) => cited(talk, `${name}: ${likelihood(confidence)}`, source)),
  );
  if (other >= 0.1)
    tell(talk, cited(talk, `Something outside my list: ${percentText(other)}`, source));
  const [tip] = fitting(talk, talk.knowledge.textOf(first.id).selfCare);
  const level = talk.assessment?.urgency_level;
  if (tip && first.confidence >= ADVISING && (level === 'low' || level === 'moderate'))
    tell(
      talk,
      `To begin with: ${cited(talk, inSentence(localise(tip.text, talk.country)), conditionSource(talk.knowledge, first.id, tip.source))}`,
    );
}

/** What is not likely and must not be missed, with the question that would tell. */
function dangers(talk: Talk, { must_not_miss: dangers_, conditions }: Assessment): void {
  const shown = conditions.slice(0, 3).map(({ id }) => id);
  const danger =
    dangers_.find(({ question, id }) => question !== null && !shown.includes(id)) ??
    dangers_.find(({ question }) => question !== null);
  if (!danger?.question) return;
  const { model } = talk.knowledge;
  const finding = model.conditions.find(({ id }) => id === danger.id)?.mustNotMiss?.finding;
  const id = finding === undefined ? null : (model.findings[finding]?.id ?? null);
  if (id !== null && talk.state.input?.answers?.some((one) => one.finding === id)) return;
  // Who is known to be pregnant is not asked whether she may be.
  if (talk.state.input?.pregnant === true && /\bpregnant\b/iu.test(danger.question)) return;
  tell(
    talk,
    cited(
      talk,
      `Less likely (${percentText(danger.probability)}), but not to be missed: ${inSentence(danger.name)}.`,
      calculation(talk.knowledge),
    ),
  );
  tell(talk, `So tell me: ${inSentence(danger.question)}`);
  talk.state.open = {
    kind: 'danger',
    condition: danger.id,
    finding: id,
    question: danger.question,
  };
  offer(talk, 'Yes', 'No');
}

/** Nothing was read: said plainly, without any reassurance. */
function notUnderstood(talk: Talk): void {
  const reasons = talk.assessment?.urgency_reasons ?? [];
  tell(
    talk,
    'I could not work out what is wrong from what I was able to read. That does not mean that nothing is wrong.',
  );
  const [why] = reasons;
  tell(
    talk,
    cited(
      talk,
      `${capitalised(HOW_SOON[talk.assessment?.urgency_level ?? 'moderate'])}: ${aDoctor(talk)} can ask and examine.`,
      why ? reasonSource(talk.knowledge, why) : OWN_POLICY,
    ),
  );
  generalNet(talk);
  talk.state.open = { kind: 'symptoms' };
}
