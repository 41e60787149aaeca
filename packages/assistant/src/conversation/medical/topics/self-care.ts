import { judgeMedicine, localise, type Statement } from '@yarrow/engine';
import { inSentence } from '@yarrow/engine/words';
import { personOf } from '../case/person-of.ts';
import { conditionSource } from '../say/citations.ts';
import { say } from '../say/say.ts';
import { cited, list, offer, tell, timesBefore, type Talk } from '../talk.ts';
import { advisedCondition, conditionName, meantCondition } from './find-condition.ts';
import { emergencyFirst } from './emergency.ts';
import { tellNoCase } from './no-case.ts';

const AT_ONCE = 4;

/** Statements that name no medicine, or one that suits this person. */
export const fitting = (talk: Talk, statements: readonly Statement[]): Statement[] =>
  statements.filter(
    ({ medicine }) =>
      medicine === undefined ||
      judgeMedicine(medicine, personOf(talk), talk.knowledge).verdict === 'suitable',
  );

/** What a person can do at home. Nothing for what was not understood, and not instead of an emergency. */
export function selfCare(talk: Talk): void {
  if (emergencyFirst(talk, 'self-care')) return;
  const id = advisedCondition(talk);
  if (id === null) return tellNoCase(talk);
  const { textOf } = talk.knowledge;
  talk.state.topic = { kind: 'condition', id };
  const times = timesBefore(talk, `self-care:${id}`);
  const all = childrenLast(talk, fitting(talk, textOf(id).selfCare), ({ text }) => text);
  const now = all.slice(times * AT_ONCE, (times + 1) * AT_ONCE);
  const point = ({ text, source }: Statement): string =>
    cited(talk, localise(text, talk.country), conditionSource(talk.knowledge, id, source));
  if (now.length > 0) {
    tell(
      talk,
      say(talk, times === 0 ? 'self-care-lead' : 'more-self-care', {
        name: inSentence(conditionName(talk, id)),
      }),
    );
    list(talk, now.map(point));
  } else {
    const [first] = all;
    tell(
      talk,
      first
        ? say(talk, 'exhausted', { first: point(first) })
        : `My sources give nothing to do at home for ${inSentence(conditionName(talk, id))}.`,
    );
  }
  const left = textOf(id).selfCare.length - all.length;
  if (times === 0 && left > 0)
    tell(talk, 'I left out medicines until I know whether they suit you.');
  offer(
    talk,
    ...(left > 0 ? ['Which medicine can I take?'] : []),
    'When should I worry?',
    'Should I see a doctor?',
    'How long will it last?',
  );
}

const ABOUT_CHILDREN =
  /\b(?:child|children|baby|babies|newborn|infant|toddler|teenager|under (?:\d|1[0-8])\b|under (?:three|five|six) months)/iu;

/** To a grown-up, what is about children comes last; nothing is left out. */
export function childrenLast<One>(
  talk: Talk,
  all: readonly One[],
  textOf: (one: One) => string,
): One[] {
  const age = talk.state.input?.age ?? talk.setting.profile?.age;
  if (age === undefined || age < 18) return [...all];
  const isFor = (one: One): number => Number(ABOUT_CHILDREN.test(textOf(one)));
  return all.toSorted((a, b) => isFor(a) - isFor(b));
}

const LASTS = /\b(?:hours?|days?|weeks?|months?|years?)\b/iu;
const PASSES =
  /\b(?:lasts?|lasting|clears?|better|gone|goes|passe?s|settles?|heals?|recovers?|takes|attacks of|within|improves?|ends?)\b/iu;

/** How long it lasts: only what an entry says in words. */
export function howLong(talk: Talk): void {
  const id = meantCondition(talk);
  if (id === null) return tellNoCase(talk);
  talk.state.topic = { kind: 'condition', id };
  const text = talk.knowledge.textOf(id);
  const name = inSentence(conditionName(talk, id));
  const times = timesBefore(talk, `how-long:${id}`);
  const described = text.description
    .split(/(?<=[.!?])\s+/u)
    .map((one) => ({ text: one, source: text.sources[0]?.id ?? '' }));
  const said = [...described, ...text.treatments, ...text.selfCare]
    .filter((one) => LASTS.test(one.text) && PASSES.test(one.text))
    .filter((one) => fitting(talk, [one]).length > 0)
    .slice(0, 2);
  if (said.length > 0) {
    tell(talk, times > 0 ? say(talk, 'as-said') : `On ${name} my sources say:`);
    list(
      talk,
      said.map((one) => cited(talk, one.text, conditionSource(talk.knowledge, id, one.source))),
    );
  } else if (times === 0) {
    tell(talk, `How long ${name} lasts is not in my sources, and I will not guess.`);
  } else
    tell(
      talk,
      `I still have no figure for how long ${name} lasts. A pharmacist or doctor can tell you.`,
    );
  const back = text.whenToSee.find(({ when }) => LASTS.test(when));
  if (back)
    tell(
      talk,
      cited(
        talk,
        `When to be seen: **${back.who}**, ${inSentence(localise(back.when, talk.country))}`,
        conditionSource(talk.knowledge, id, back.source),
      ),
    );
  offer(talk, 'What can I do myself?', 'When should I worry?', 'Should I see a doctor?');
}
